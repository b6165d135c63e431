import * as t from '@talentplace/contract/shared/messages/attachments'
import { maxFileBytes } from '@talentplace/contract/shared/file-limits'

interface Chosen {
  readonly name: string
  readonly size: number
}

/**
 * Those of the chosen files that are sent, and what is said of the others; null where there are none.
 * @param full what is said where more are chosen than there is room for
 */
export function chooseFiles<File extends Chosen>(
  chosen: readonly File[],
  room: number,
  full: string,
): { readonly sent: readonly File[]; readonly rejected: string | null } {
  const fitting = chosen.filter(({ size }) => size <= maxFileBytes)
  const over = fitting.slice(room).map(({ name }) => name)
  const rejected = [
    ...chosen.filter(({ size }) => size > maxFileBytes).map(({ name }) => t.tooLarge({ name })),
    ...(over.length > 0 ? [t.notAdded({ full, names: over.join(', ') })] : []),
  ]
  return { sent: fitting.slice(0, room), rejected: rejected.length > 0 ? rejected.join(' ') : null }
}

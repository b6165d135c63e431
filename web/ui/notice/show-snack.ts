import { notifications } from '@mantine/notifications'
import type { Snack } from './snack.ts'

const colours = { success: 'var(--spruce)', error: 'var(--danger)', info: 'var(--info)' } as const
const shownFor = 7_000

/** Puts a message among those shown; errors interrupt a screen reader, others wait. */
export function showSnack({ kind, message, persistent = false, id = message }: Snack): void {
  const shown = {
    id,
    message,
    color: colours[kind],
    autoClose: persistent ? false : shownFor,
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close this message' },
  }
  notifications.hide(id)
  notifications.show(shown)
}

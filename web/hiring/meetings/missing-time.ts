import * as t from '@talentplace/contract/hiring/messages/meetings'
/** A time has to be chosen. */
export function missingTime({ start }: { readonly start: string | null }): Record<string, string> {
  return start === null ? { start: t.chooseFirst() } : {}
}

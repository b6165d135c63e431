/** A time has to be chosen. */
export function missingTime({ start }: { readonly start: string | null }): Record<string, string> {
  return start === null ? { start: 'Choose a time first.' } : {}
}

/** The clock of the assistant at the start or end, `08:30:00`; empty for a duration. */
export function localClock(instant: string | null, offset: number): string {
  if (instant === null) return ''
  return new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(11, 19)
}

/**
 * The wall clock of a place as `14:20`, from its offset in minutes east of UTC and an instant in milliseconds.
 * The offset is the server's: a browser's own zone tables may be out of date.
 */
export function localTime(offsetMinutes: number, instant: number, options: { seconds?: boolean } = {}): string {
  const shifted = new Date(instant + offsetMinutes * 60_000)
  return shifted.toISOString().slice(11, options.seconds ? 19 : 16)
}

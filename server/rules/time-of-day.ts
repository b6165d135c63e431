/** What a clock shows, as if that were UTC, inside a sentence: `2:30 pm`, `12:05 am`. */
export function timeOfDay(local: Date): string {
  const hour = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

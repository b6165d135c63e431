const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/**
 * A6.1: the calendar day of an instant (milliseconds) on a clock so many minutes east of UTC, as `Nov 20th 2026`.
 * The offset is the server's: a browser's own zone tables may be out of date.
 */
export function formatDay(offsetMinutes: number, instant: number): string {
  const shifted = new Date(instant + offsetMinutes * 60_000)
  return `${months[shifted.getUTCMonth()] ?? ''} ${ordinal(shifted.getUTCDate())} ${shifted.getUTCFullYear()}`
}

/** A time of day as it is read in North America: `9:05 am`. Of the hours and minutes in UTC. */
export function clockWords(local: Date): string {
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

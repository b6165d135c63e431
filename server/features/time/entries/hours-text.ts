/** A duration in seconds as people read it: `7h 30m`, with its seconds where there are any. */
export function hoursText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours}h ${minutes}m${rest === 0 ? '' : ` ${rest}s`}`
}

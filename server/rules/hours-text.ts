const hour = 3600
const minute = 60

/** A6.1: a duration in seconds as `20h 30m (20.50h)`; below zero with the sign in front of both. */
export function hoursText(seconds: number): string {
  const sign = seconds < 0 ? '-' : ''
  const size = Math.abs(seconds)
  return `${sign}${Math.floor(size / hour)}h ${Math.floor((size % hour) / minute)}m (${sign}${(size / hour).toFixed(2)}h)`
}

/** To the second, as what is paid for is shown: `2h 30m`, `0h 0m 40s`. */
export function exactHoursText(seconds: number): string {
  const left = seconds % minute
  const text = `${Math.floor(seconds / hour)}h ${Math.floor((seconds % hour) / minute)}m`
  return left === 0 ? text : `${text} ${left}s`
}

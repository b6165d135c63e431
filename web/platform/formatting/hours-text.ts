const hour = 3600
const minute = 60

/** A6.1: a duration in seconds as `20h 30m (20.50h)`; below zero with the sign in front of both. */
export function hoursText(seconds: number): string {
  const sign = seconds < 0 ? '-' : ''
  const size = Math.abs(seconds)
  const hours = Math.floor(size / hour)
  const minutes = Math.floor((size % hour) / minute)
  return `${sign}${hours}h ${minutes}m (${sign}${(size / hour).toFixed(2)}h)`
}

/** Whole hours in the same form: `20h 0m (20.00h)`. */
export function wholeHoursText(hours: number): string {
  return hoursText(hours * hour)
}

/** Hours to the second, as lists answer them (`17.5`), in the same form. */
export function textOfHours(hours: number): string {
  return hoursText(Math.round(hours * hour))
}

/** To the second, as what is paid for is shown: `2h 30m`, `0h 0m 40s`. */
export function exactHoursText(seconds: number): string {
  const left = seconds % minute
  const text = `${Math.floor(seconds / hour)}h ${Math.floor((seconds % hour) / minute)}m`
  return left === 0 ? text : `${text} ${left}s`
}

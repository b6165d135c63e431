const minutesOfDay = 24 * 60

/** B5.3: the form of every time of day on a profile: '8am', '9:30pm'. @param minutes since some midnight, also below 0 */
export function twelveHourClock(minutes: number): string {
  const ofDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
  const hour = Math.floor(ofDay / 60)
  const rest = ofDay % 60
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}${half(hour)}`
}

/** The same with seconds, from 'HH:MM:SS': '7:05:09pm'. */
export function twelveHourTime(time: string): string {
  const [hours = '0', ...rest] = time.split(':')
  const hour = Number(hours)
  return `${[hour % 12 === 0 ? 12 : hour % 12, ...rest].join(':')}${half(hour)}`
}

function half(hour: number): 'am' | 'pm' {
  return hour < 12 ? 'am' : 'pm'
}

import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
const minutesOfDay = 24 * 60

/** B5.3: the form of every time of day on a profile: '8am', '9:30pm', in French '8 h', '21 h 30'. @param minutes since some midnight, also below 0 */
export function twelveHourClock(minutes: number): string {
  const ofDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
  const hour = Math.floor(ofDay / 60)
  const rest = ofDay % 60
  if (currentLanguage() === 'fr') return `${hour}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}${half(hour)}`
}

/** The same with seconds, from 'HH:MM:SS': '7:05:09pm', in French '19:05:09'. */
export function twelveHourTime(time: string): string {
  if (currentLanguage() === 'fr') return time
  const [hours = '0', ...rest] = time.split(':')
  const hour = Number(hours)
  return `${[hour % 12 === 0 ? 12 : hour % 12, ...rest].join(':')}${half(hour)}`
}

function half(hour: number): 'am' | 'pm' {
  return hour < 12 ? 'am' : 'pm'
}

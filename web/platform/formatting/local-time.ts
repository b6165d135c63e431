import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as days from '@talentplace/contract/core/messages/days'
/**
 * The wall clock of a place as `14:20`, in French `14 h 20`, from its offset in minutes east of UTC and an instant in milliseconds.
 * The offset is the server's: a browser's own zone tables may be out of date.
 */
export function localTime(offsetMinutes: number, instant: number, options: { seconds?: boolean } = {}): string {
  const shifted = new Date(instant + offsetMinutes * 60_000)
  const time = shifted.toISOString().slice(11, options.seconds ? 19 : 16)
  if (options.seconds || currentLanguage() !== 'fr') return time
  const [hours = '', minutes = ''] = time.split(':')
  return days.clock({ hours: Number(hours), minutes })
}

import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as days from '@talentplace/contract/core/messages/days'
const months = days.months().split(' ')

function ordinal(day: number): string {
  if (currentLanguage() === 'fr') return day === 1 ? '1er' : String(day)
  const teen = day % 100 >= 11 && day % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/**
 * A6.1: the calendar day of an instant (milliseconds) on a clock so many minutes east of UTC, as `Nov 20th 2026`, in French `20 nov. 2026`.
 * The offset is the server's: a browser's own zone tables may be out of date.
 */
export function formatDay(offsetMinutes: number, instant: number): string {
  const shifted = new Date(instant + offsetMinutes * 60_000)
  return days.date({
    month: months[shifted.getUTCMonth()] ?? '',
    day: ordinal(shifted.getUTCDate()),
    year: shifted.getUTCFullYear(),
  })
}

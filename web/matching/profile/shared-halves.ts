import { locales } from '@talentplace/contract/shared/i18n/language'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/matching/messages/profile'
import type { DayPart } from './schedule-shift.ts'

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay
const halfHour = 30
const workdays = 5
/** The viewer's working day. */
const workdayFrom = 9 * 60
const workdayTo = 17 * 60

/**
 * The half hours of a part of the person's day: which of them lie in the viewer's working week, Monday to Friday, 9am to
 * 5pm in the viewer's clock?
 * @param day of the person's week, Monday 0
 * @param minutesAhead how far the person's clock is ahead of the viewer's
 */
export function sharedHalves(day: number, part: DayPart, minutesAhead: number): boolean[] {
  return Array.from({ length: (part.to - part.from) * 2 }, (_, half) => {
    const theirs = day * minutesOfDay + part.from * 60 + half * halfHour
    const viewers = (((theirs - minutesAhead) % minutesOfWeek) + minutesOfWeek) % minutesOfWeek
    const minute = viewers % minutesOfDay
    return viewers < workdays * minutesOfDay && minute >= workdayFrom && minute < workdayTo
  })
}

/** What the shared hours come to: 'Overlaps 15.5 of your 40 working hours each week'. @param halfHours of 80 */
export function sharedHours(halfHours: number): string {
  return t.sharedHours({ hours: (halfHours / 2).toLocaleString(locales[currentLanguage()]) })
}

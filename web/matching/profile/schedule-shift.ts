import * as days from '@talentplace/contract/core/messages/days'
import * as t from '@talentplace/contract/matching/messages/profile'
import { type dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { twelveHourClock } from './twelve-hour-clock.ts'

export type Weekday = (typeof weekdays)[number]
export type DayPart = (typeof dayParts)[number]

const minutesOfDay = 24 * 60

const partTitles = { morning: days.morning(), afternoon: days.afternoon(), evening: days.evening() }

/** 'Monday' */
export function dayName(day: Weekday): string {
  return days.weekdays().split(' ')[weekdays.indexOf(day)] ?? ''
}

/** 'Morning' */
export function partTitle(part: DayPart): string {
  return partTitles[part.part]
}

/** The time, and the day where it is another one. */
function noted(minutes: number): string {
  const time = twelveHourClock(minutes)
  if (minutes < 0) return t.dayBefore({ time })
  return minutes >= minutesOfDay ? t.dayAfter({ time }) : time
}

/** B5.3: a part of the day in the person's own clock, e.g. '8am-12pm'. */
export function partHours(part: DayPart): string {
  return `${twelveHourClock(part.from * 60)}-${twelveHourClock(part.to * 60)}`
}

/**
 * The same part of the day in another clock.
 * @param minutesAhead how far the person's clock is ahead of the viewer's
 */
export function shiftedPartHours(part: DayPart, minutesAhead: number): string {
  const from = part.from * 60 - minutesAhead
  const to = part.to * 60 - minutesAhead
  const isNoted = noted(from) !== twelveHourClock(from)
  return `${noted(from)}-${isNoted ? twelveHourClock(to) : noted(to)}`
}

/** B5.3: whose clock the schedule shows. */
export function scheduleClocks(city: string, minutesAhead: number | null): string {
  if (minutesAhead === null) return t.timesIn({ city })
  if (minutesAhead === 0) return t.timesAlsoYours({ city })
  return t.timesAndYours({ city })
}

/** Is the person at work then? Availabilities name a weekday and a part of the day. */
export function worksThen(availabilities: readonly string[], day: Weekday, part: DayPart): boolean {
  return availabilities.includes(`${day}_${part.part}`)
}

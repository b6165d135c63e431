import type { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { twelveHourClock } from './twelve-hour-clock.ts'

export type Weekday = (typeof weekdays)[number]
export type DayPart = (typeof dayParts)[number]

const minutesOfDay = 24 * 60

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'Monday' */
export function dayName(day: Weekday): string {
  return capitalised(day)
}

/** 'Morning' */
export function partTitle(part: DayPart): string {
  return capitalised(part.part)
}

function dayNote(minutes: number): string {
  if (minutes < 0) return ' the day before'
  if (minutes >= minutesOfDay) return ' the day after'
  return ''
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
  return `${twelveHourClock(from)}${dayNote(from)}-${twelveHourClock(to)}${dayNote(from) === '' ? dayNote(to) : ''}`
}

/** B5.3: whose clock the schedule shows. */
export function scheduleClocks(city: string, minutesAhead: number | null): string {
  if (minutesAhead === null) return `Times in ${city}.`
  if (minutesAhead === 0) return `Times in ${city}, which are also yours.`
  return `Times in ${city}, and below them the same hours in your clock.`
}

/** Is the person at work then? Availabilities name a weekday and a part of the day. */
export function worksThen(availabilities: readonly string[], day: Weekday, part: DayPart): boolean {
  return availabilities.includes(`${day}_${part.part}`)
}

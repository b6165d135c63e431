import * as t from '@talentplace/contract/subscriptions/messages/pauses'
import type { PauseView } from '@talentplace/contract/subscriptions/pauses/pause-view'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** A pause in two or three words, for a list or a tag. */
export function pauseWords({ state, from, resumes_on }: PauseView): string {
  if (state === 'coming') return t.pausedFrom({ day: calendarDay(from) })
  return resumes_on === null ? t.paused() : t.pausedUntil({ day: calendarDay(resumes_on) })
}

/** What is left of the hours, or that nothing is meant to be used of them now; null where there is nothing to say. */
export function hoursOrPause(pause: PauseView | null, hours: string | null): string | null {
  return pause?.state === 'running' ? pauseWords(pause) : hours
}

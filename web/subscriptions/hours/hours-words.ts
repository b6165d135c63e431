import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { HoursForecast, OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { sentenceHours } from '../../platform/formatting/hours.ts'

const inHours = (seconds: number): number => Math.round(seconds / 360) / 10

/** How the hours of a running period go on, in a sentence. */
export function forecastWords(forecast: HoursForecast | null, today: string): string {
  if (forecast === null) return t.noForecast()
  const { pace_seconds, runs_out_on, left_seconds } = forecast
  if (runs_out_on !== null && runs_out_on < today) return t.ranOut({ day: calendarDay(runs_out_on) })
  if (pace_seconds === 0) return t.nothingLogged()
  const pace = inHours(pace_seconds)
  if (runs_out_on === null) return t.wouldBeLeft({ pace, left: inHours(left_seconds) })
  const day = calendarDay(runs_out_on)
  if (left_seconds === 0) return t.justEnough({ pace, day })
  const short = inHours(-left_seconds)
  return runs_out_on === today ? t.runsOutToday({ pace, short }) : t.runsOut({ pace, day, short })
}

/** What a client has agreed to beyond the hours of a period, said to them. */
export function overageWords({ policy, hours }: { policy: OveragePolicy; hours: number | null }): string {
  if (policy === 'as_needed') return t.extraAsNeeded()
  return policy === 'none' ? t.extraIfApproved() : t.extraUpTo({ hours: hours ?? 0 })
}

/** Time that waits for the client's yes. */
export function beyondWords({ count, seconds }: { count: number; seconds: number }): string {
  return t.extraWaits({ hours: sentenceHours(seconds), count })
}

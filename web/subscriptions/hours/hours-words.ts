import type { HoursForecast, OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'

/** How the hours of a running period go on, in a sentence. */
export function forecastWords(forecast: HoursForecast | null, today: string): string {
  if (forecast === null) return 'A forecast appears after the first working day.'
  const { pace_seconds, runs_out_on, left_seconds } = forecast
  if (runs_out_on !== null && runs_out_on < today) {
    return `The hours ran out on ${calendarDay(runs_out_on)}.`
  }
  if (pace_seconds === 0) return 'Nothing was logged in the last ten working days, so all of them would be left.'
  const pace = `At the pace of the last ten working days, ${hoursText(pace_seconds)} each,`
  if (runs_out_on === null) return `${pace} ${hoursText(left_seconds)} would be left at the end of the period.`
  const when = runs_out_on === today ? 'today' : `on ${calendarDay(runs_out_on)}`
  if (left_seconds === 0) return `${pace} the hours run out ${when}, just enough for the period.`
  return `${pace} the hours run out ${when}, and ${hoursText(-left_seconds)} would be missing at the end of the period.`
}

/** What a client has agreed to beyond the hours of a period, said to them. */
export function overageWords({ policy, hours }: { policy: OveragePolicy; hours: number | null }): string {
  if (policy === 'as_needed') return 'Time beyond the hours of a period counts as needed, and is billable.'
  const condition = 'counts only once you say yes to it'
  if (policy === 'none') return `Time beyond the hours of a period ${condition}.`
  return `Up to ${hours} h beyond the hours of a period count and are billable. What goes beyond them ${condition}.`
}

/** Time that waits for the client's yes. */
export function beyondWords({ count, seconds }: { count: number; seconds: number }): string {
  const entries = count === 1 ? 'one entry' : `${count} entries`
  return `${hoursText(seconds)} in ${entries} went beyond your hours. It isn’t billable unless you say yes. Then it’s invoiced at your rate once it’s reviewed.`
}

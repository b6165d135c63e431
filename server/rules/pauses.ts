import type { OpenPauseState, PauseState } from '@talentplace/contract/subscriptions/pause.states'
import { invoiceDayOf, periodFrom, renewalDate } from './billing-period.ts'

/** The latest pause of a subscription, `YYYY-MM-DD`. */
export interface PauseDays {
  /** Its first day; null: there never was one. */
  readonly paused_from: string | null
  /** The first day after it; null while nobody knows it. */
  readonly resumes_on: string | null
}

/** Null: there never was one. */
export function pauseStateOn({ paused_from, resumes_on }: PauseDays, day: string): PauseState | null {
  if (paused_from === null) return null
  if (resumes_on !== null && (resumes_on <= day || resumes_on === paused_from)) return 'over'
  return paused_from <= day ? 'running' : 'coming'
}

/** A pause that is to come or under way. */
export interface OpenPause {
  readonly state: OpenPauseState
  readonly from: string
  /** Null: until what is unpaid is paid. */
  readonly resumes_on: string | null
}

/** Null where none is to come or under way on that day. */
export function openPauseOn(days: PauseDays, day: string): OpenPause | null {
  const state = pauseStateOn(days, day)
  if (days.paused_from === null || state === null || state === 'over') return null
  return { state, from: days.paused_from, resumes_on: days.resumes_on }
}

/**
 * The first day of the next period: the day after the last one that is invoiced, or the day the subscription goes on where
 * that is a day of its pause. Null while nobody knows. The same as `next_period_start` of the database.
 */
export function nextPeriodStart({ invoiced_until, ...days }: PauseDays & { readonly invoiced_until: string }) {
  const start = renewalDate(invoiced_until)
  return pauseStateOn(days, start) === 'running' ? days.resumes_on : start
}

/** A subscription that is paused until it is paid for, as it would be if it were paid today; any other as it is. */
export function asIfPaid<Days extends PauseDays>(subscription: Days, today: string): Days {
  const { paused_from, resumes_on } = subscription
  if (paused_from === null || resumes_on !== null) return subscription
  return { ...subscription, resumes_on: today < paused_from ? paused_from : today }
}

/**
 * The invoice day of the periods from `start` on: as it was where one would have begun that day anyway (28 February for the
 * 31st, too), else that day’s.
 */
export function invoiceDayFrom(start: string, invoice_day: number): number {
  const eve = Temporal.PlainDate.from(start).subtract({ days: 1 }).toString()
  return renewalDate(periodFrom(eve, invoice_day).end) === start ? invoice_day : invoiceDayOf(start)
}

/** The first period that a pause can hold up: the next one that begins after today. */
export function firstPauseDay(
  { invoiced_until, invoice_day }: { invoiced_until: string; invoice_day: number },
  today: string,
) {
  let day = renewalDate(invoiced_until)
  while (day <= today) day = renewalDate(periodFrom(day, invoice_day).end)
  return day
}

const longestMonths = 2

/** The last day on which a subscription that is paused from this day can go on. */
export function latestResume(from: string): string {
  return Temporal.PlainDate.from(from).add({ months: longestMonths }).toString()
}

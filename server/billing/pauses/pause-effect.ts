import type { PauseEffect } from '@talentplace/contract/billing/pauses/pause.routes'
import { accountStates } from '@talentplace/contract/subscriptions/project.states'
import type { Kysely } from 'kysely'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import { pausedHoursOf } from '../../rules/paused-hours.ts'
import { firstPauseDay, invoiceDayFrom, latestResume, openPauseOn, pauseStateOn } from '../../rules/pauses.ts'
import { pricePeriod } from '../prices/price-period.ts'

/** @throws HttpError 409 */
export function rejectPause(subscription: Subscription, today: string): void {
  const { end_date, ar_status, invoiced_until } = subscription
  if (end_date !== null) {
    const message = `This subscription is cancelled and ends on ${dayText(end_date)}. Keep it first, then pause it.`
    throw new HttpError(409, 'over', message)
  }
  if (ar_status !== 'current') {
    const what = accountStates.word(ar_status).toLowerCase()
    throw new HttpError(409, 'past_due', `This subscription is ${what}. Pay its open invoice first.`)
  }
  // Only the latest pause says which days aren't charged: another one waits until the period after it is invoiced.
  const isToStart = pauseStateOn(subscription, renewalDate(invoiced_until)) === 'running'
  if (!isToStart || openPauseOn(subscription, today)) return
  const message = 'Your new period begins today. You can ask for another pause in a few hours.'
  throw new HttpError(409, 'no_period', message)
}

/** The days between which a pause can end, both included, and the one on which it begins; one under way can end today. */
export function daysOfPause(subscription: Subscription, today: string) {
  const from = openPauseOn(subscription, today)?.from ?? firstPauseDay(subscription, today)
  return { from, earliest: from < today ? today : renewalDate(from), latest: latestResume(from) }
}

async function amountOn(database: Kysely<Tables>, subscription: Subscription, date: string) {
  try {
    const { document } = await pricePeriod(database, subscription, date)
    return { date, amount_cents: document.total_cents, currency: document.currency }
  } catch (error) {
    // No prices by then: the rest of the answer is right all the same.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What a pause until that day does; without one until the day that is agreed, or a month from its first day. */
export async function pauseEffectOf(
  database: Kysely<Tables>,
  subscription: Subscription,
  { today, requested }: { today: string; requested?: string | undefined },
): Promise<PauseEffect> {
  const days = daysOfPause(subscription, today)
  const pause = openPauseOn(subscription, today)
  const month = Temporal.PlainDate.from(days.from).add({ months: 1 }).toString()
  const resumes_on = requested ?? pause?.resumes_on ?? month
  const { invoice_day } = subscription
  const invoice_day_then = invoiceDayFrom(resumes_on, invoice_day)
  const [not_charged, charged] = await Promise.all([
    days.from > today ? amountOn(database, subscription, days.from) : null,
    amountOn(database, { ...subscription, invoice_day: invoice_day_then }, resumes_on),
  ])
  const hours_free_from = pausedHoursOf({ paused_from: days.from, resumes_on })?.free ?? null
  return { ...days, resumes_on, hours_free_from, pause, invoice_day, invoice_day_then, not_charged, charged }
}

import type { PauseFacts, SubscriptionFacts } from '../facts.ts'
import { dayOfMonth, isInvoiceDay, lastDayOfPeriod, tomorrowOf } from './days.ts'

export interface ExpectedPeriod {
  readonly start: string
  readonly end: string
}

/** The periods that have to be invoiced by a day. */
export function periodsUntil(
  { start, last_day }: Pick<SubscriptionFacts, 'start' | 'last_day'>,
  pauses: readonly PauseFacts[],
  until: string,
): ExpectedPeriod[] {
  const periods: ExpectedPeriod[] = []
  let invoiceDay = dayOfMonth(start)
  for (let next: string | null = start; next !== null && (next <= until || next === start);) {
    const end = lastDayOfPeriod(next, invoiceDay)
    periods.push({ start: next, end })
    const after = tomorrowOf(end)
    const pause = pauses.find(({ from, resumes_on }) => from <= after && (resumes_on === null || after < resumes_on))
    next = pause ? pause.resumes_on : after
    if (last_day !== null && after > last_day) return periods
    if (pause && next !== null && !isInvoiceDay(next, invoiceDay)) invoiceDay = dayOfMonth(next)
  }
  return periods
}

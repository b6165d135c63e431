import { invoiceDayFrom, nextPeriodStart, type PauseDays } from './pauses.ts'
import { periodFrom } from './billing-period.ts'

export interface CarryingSubscription extends PauseDays {
  readonly invoice_day: number
  /** The last day of its latest period, `YYYY-MM-DD`. */
  readonly invoiced_until: string
  readonly end_date: string | null
}

/**
 * The last day of hours that last for so many periods after the latest one. A pause between is no period; with the
 * subscription everything ends. Null: nobody knows when its pause ends.
 */
export function rolloverUntil(subscription: CarryingSubscription, periods_left: number): string | null {
  const { end_date } = subscription
  let { invoiced_until: last, invoice_day } = subscription
  for (let left = periods_left; left > 0; left -= 1) {
    const start = nextPeriodStart({ ...subscription, invoiced_until: last })
    if (start === null) return end_date
    invoice_day = invoiceDayFrom(start, invoice_day)
    last = periodFrom(start, invoice_day).end
  }
  return end_date !== null && end_date < last ? end_date : last
}

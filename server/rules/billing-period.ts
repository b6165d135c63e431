import { dayInMonth } from './day-in-month.ts'

/** A month of a subscription: its first and its last day, `YYYY-MM-DD`. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** The day of the month on which a subscription that starts on this day is invoiced, 1 to 31. */
export function invoiceDayOf(start_date: string): number {
  return Temporal.PlainDate.from(start_date).day
}

/**
 * The period that begins on `start` and ends on the eve of the next invoice day. Each end is counted from the invoice
 * day itself, so a short month shifts none of those after it: 31 January, 28 February, 31 March.
 */
export function periodFrom(start: string, invoice_day: number): Period {
  const first = Temporal.PlainDate.from(start)
  const month = first.toPlainYearMonth()
  const thisMonth = dayInMonth(month, invoice_day)
  const next =
    Temporal.PlainDate.compare(thisMonth, first) > 0 ? thisMonth : dayInMonth(month.add({ months: 1 }), invoice_day)
  return { start, end: next.subtract({ days: 1 }).toString() }
}

/** The period that a day belongs to. */
export function periodContaining(date: string, invoice_day: number): Period {
  const day = Temporal.PlainDate.from(date)
  const month = day.toPlainYearMonth()
  const thisMonth = dayInMonth(month, invoice_day)
  const start =
    Temporal.PlainDate.compare(thisMonth, day) > 0 ? dayInMonth(month.subtract({ months: 1 }), invoice_day) : thisMonth
  return periodFrom(start.toString(), invoice_day)
}

/** The day after a period's last: the one the next period begins and is invoiced on. */
export function renewalDate(period_end: string): string {
  return Temporal.PlainDate.from(period_end).add({ days: 1 }).toString()
}

/** The eve of a day. */
export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
}

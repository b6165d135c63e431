/**
 * The day of a month with this number, or the last day of a month that is too short for it (RFC 7529, `SKIP=BACKWARD`): what is due
 * on the 31st is due on February 28th, and on March 31st again.
 */
export function dayInMonth(month: Temporal.PlainYearMonth, day: number): Temporal.PlainDate {
  return month.toPlainDate({ day: Math.min(day, month.daysInMonth) })
}

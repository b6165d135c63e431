/** A half-month, by the assistant's calendar: from the 1st to the 15th, or from the 16th to the end. */
export interface HalfMonth {
  readonly start: string
  readonly end: string
}

/** The half-month of a day, `YYYY-MM-DD`. */
export function halfMonthOf(day: string): HalfMonth {
  const date = Temporal.PlainDate.from(day)
  if (date.day <= 15) {
    return { start: date.with({ day: 1 }).toString(), end: date.with({ day: 15 }).toString() }
  }
  return { start: date.with({ day: 16 }).toString(), end: date.with({ day: date.daysInMonth }).toString() }
}

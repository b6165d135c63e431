/** Whether a day (`YYYY-MM-DD`) is one from Monday to Friday. */
export function isWorkingDay(day: string): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek <= 5
}

/** The calendar day so many days later, or earlier below zero. */
export function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

const saturday = 6

function nextBusinessDay(day: Temporal.PlainDate): Temporal.PlainDate {
  const next = day.add({ days: 1 })
  return next.dayOfWeek < saturday ? next : nextBusinessDay(next)
}

/**
 * The first day of work that is proposed to whoever signs on `today`: assistants have a business day to answer, and begin
 * on the next one. Days are `YYYY-MM-DD`.
 */
export function firstDayAfterAnswers(today: string): string {
  return nextBusinessDay(nextBusinessDay(Temporal.PlainDate.from(today))).toString()
}

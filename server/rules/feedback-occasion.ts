import type { FeedbackOccasion } from '@talentplace/contract/subscriptions/feedback/occasion'

/** How long someone works for a client, days `YYYY-MM-DD`; `last` is null while no end is known. */
export interface WorkSpan {
  readonly first: string
  readonly last: string | null
}

export interface DueOccasion {
  readonly occasion: FeedbackOccasion
  /** The day it came. */
  readonly due_date: string
}

const early = [
  ['day_14', 13],
  ['day_30', 29],
] as const
const quarter = 3

/**
 * The last occasion that has come by today: the 14th and the 30th day, every three months, and the day after the last one. Who is asked late
 * is asked once, not for everything that was missed. Null while none has come.
 */
export function occasionDue({ first, last }: WorkSpan, today: string): DueOccasion | null {
  const begin = Temporal.PlainDate.from(first)
  const now = Temporal.PlainDate.from(today)
  const hasCome = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, now) <= 0
  if (last !== null) {
    const over = Temporal.PlainDate.from(last).add({ days: 1 })
    if (hasCome(over)) return { occasion: 'end', due_date: over.toString() }
  }
  // Counted from the first day, since a short month's end is three months after a longer one's.
  const afterQuarters = (count: number) => begin.add({ months: count * quarter })
  let quarters = Math.ceil((begin.until(now, { largestUnit: 'months' }).months + 1) / quarter)
  while (quarters > 0 && !hasCome(afterQuarters(quarters))) quarters -= 1
  if (quarters > 0) return { occasion: 'quarterly', due_date: afterQuarters(quarters).toString() }
  const due = early
    .map(([occasion, days]) => ({ occasion, day: begin.add({ days }) }))
    .findLast(({ day }) => hasCome(day))
  return due ? { occasion: due.occasion, due_date: due.day.toString() } : null
}

import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { reviewEnd } from '../business-days.ts'
import { halfMonthOf } from '../half-month.ts'
import type { TimeRules } from '../time-rules.ts'

interface Day {
  readonly zone: string
  /** The first day of it. */
  readonly day: string
  readonly now: Date
  readonly rules: TimeRules
}

/** Open while the half-month runs; what comes later is reviewed for as long as everything else. */
export function newStanding({ zone, day, now, rules }: Day): {
  status: TimeEntryStatus
  review_until: Date | null
} {
  const today = calendarDay(zone, now)
  const { end } = halfMonthOf(day)
  if (today <= end) return { status: 'open', review_until: null }
  // Entered after the half-month's end: the client has as many days as if it had ended today.
  return { status: 'in_review', review_until: reviewEnd(rules, today) }
}

/** Where an entry stands once it was changed: a question stays one, what was approved is reviewed again. */
export function changedStanding(
  before: { readonly status: TimeEntryStatus; readonly review_until: Date | null },
  by: 'assistant' | 'staff',
  about: Day,
) {
  const { status, review_until } = newStanding(about)
  const reviewed = {
    review_until: review_until ?? reviewEnd(about.rules, halfMonthOf(about.day).end),
    approved_date: null,
  }
  switch (before.status) {
    case 'unconfirmed':
    case 'open': {
      const open = timeEntryStates.step(before.status, 'open', by)
      const next = status === 'open' ? open : timeEntryStates.step(open, 'in_review', 'system')
      return { status: next, review_until, approved_date: null }
    }
    case 'queried':
      return {
        status: timeEntryStates.step(before.status, before.status, by),
        review_until: before.review_until,
        approved_date: null,
      }
    default:
      return { status: timeEntryStates.step(before.status, 'in_review', by), ...reviewed }
  }
}

import type { WayStep } from '@talentplace/contract/work/time/entry.routes'
import { reviewEnd } from '../business-days.ts'
import { halfMonthOf } from '../half-month.ts'
import type { TimeRules } from '../time-rules.ts'
import type { EntryRow } from './entry-rows.ts'

type Status = Pick<
  EntryRow,
  'status' | 'task_date' | 'created_date' | 'approved_date' | 'review_until' | 'removed_date'
>

/** When the review of an entry ends by itself; null: it waits for someone's word. */
function reviewExpected({ status, task_date, review_until }: Status, rules: TimeRules): Date | null {
  if (status === 'in_review') return review_until
  return status === 'open' ? reviewEnd(rules, halfMonthOf(task_date).end) : null
}

/** The way of an entry, as far as it goes by now; what was removed goes no further. */
export function wayOf(row: Status, rules: TimeRules): WayStep[] {
  const reviewed = row.approved_date?.toISOString() ?? null
  const logged: WayStep = { step: 'logged', done_date: row.created_date.toISOString(), expected_date: null }
  if (row.removed_date !== null && reviewed === null) return [logged]
  return [
    logged,
    {
      step: 'reviewed',
      done_date: reviewed,
      expected_date: reviewed === null ? (reviewExpected(row, rules)?.toISOString() ?? null) : null,
    },
  ]
}

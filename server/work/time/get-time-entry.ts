import { getTimeEntry, type WayStep } from '@talentplace/contract/work/time/entry.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { reviewEnd } from './business-days.ts'
import { readChanges } from './entries/entry-changes.ts'
import { billOfEntry, invoicesOfEntry } from './entries/entry-documents.ts'
import { entryRows, toEntryViews, type EntryRow } from './entries/to-entry-views.ts'
import { halfMonthOf } from './half-month.ts'
import { isRemovedFor, isSeenBy, timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

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
function wayOf(row: Status, rules: TimeRules): WayStep[] {
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

/** One entry with its way and everything that was changed about it. */
export function getTimeEntryOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(getTimeEntry, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const viewer = await timeViewerOf(database.kysely, session)
    const row = await entryRows(database.kysely)
      .where('time_entries.uuid', '=', uuid)
      .where(sql<boolean>`(${isSeenBy(viewer)} or ${isRemovedFor(viewer)})`)
      .executeTakeFirst()
    if (!row) throw notFound()
    const [[entry], history, bill, invoices] = await Promise.all([
      toEntryViews(database.kysely, [row], { viewer, now: clock.now(), rules }),
      readChanges(database.kysely, row.origin_uuid, viewer),
      billOfEntry(database.kysely, uuid, { viewer, session }),
      invoicesOfEntry(database.kysely, uuid, { viewer, session }),
    ])
    if (!entry) throw notFound()
    return { ...entry, way: wayOf(row, rules), bill, invoices, history }
  })
}

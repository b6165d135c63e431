import { getTimeEntry } from '@talentplace/contract/work/time/entry.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readChanges } from './entries/entry-changes.ts'
import { billOfEntry } from './entries/entry-bill.ts'
import { invoicesOfEntry } from './entries/entry-invoices.ts'
import { wayOf } from './entries/entry-way.ts'
import { entryRows } from './entries/entry-rows.ts'
import { toEntryViews } from './entries/to-entry-views.ts'
import { isRemovedFor, isSeenBy, timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** One entry with its way and everything that was changed about it. */
export function getTimeEntryOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(getTimeEntry, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const reader = await timeViewerOf(database.kysely, session)
    const row = await entryRows(database.kysely)
      .where('time_entries.uuid', '=', uuid)
      .where(sql<boolean>`(${isSeenBy(reader)} or ${isRemovedFor(reader)})`)
      .executeTakeFirst()
    if (!row) throw notFound()
    const [[entry], history, bill, invoices] = await Promise.all([
      toEntryViews(database.kysely, [row], { reader, now: clock.now(), rules }),
      readChanges(database.kysely, row.origin_uuid, reader),
      billOfEntry(database.kysely, uuid, { reader, session }),
      invoicesOfEntry(database.kysely, uuid, { reader, session }),
    ])
    if (!entry) throw notFound()
    return { ...entry, way: wayOf(row, rules), bill, invoices, history }
  })
}

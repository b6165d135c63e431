import { getTimeEntry } from '@talentplace/contract/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readChanges } from './entries/entry-changes.ts'
import { entryRows } from './entries/entry-rows.ts'
import { shownEntries } from './entries/shown-entries.ts'
import { isSeenBy, timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

/** One entry with everything that was changed about it. */
export function getTimeEntryOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(getTimeEntry, async (context, { params: { uuid } }) => {
    const reader = await timeReaderOf(database.kysely, signedIn(context))
    const row = await entryRows(database.kysely)
      .where('time_entries.uuid', '=', uuid)
      .where(isSeenBy(reader))
      .executeTakeFirst()
    if (!row) throw notFound()
    const [[entry], history] = await Promise.all([
      shownEntries(database.kysely, [row], { reader, now: clock.now(), rules }),
      readChanges(database.kysely, row.origin_uuid, reader),
    ])
    if (!entry) throw notFound()
    return { ...entry, history }
  })
}

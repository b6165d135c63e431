import { listTime } from '@talentplace/contract/time/entry.routes'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { stateList } from '../../platform/database/state-list.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { entryRows } from './entries/entry-rows.ts'
import { isInFilter } from './entries/filtered-entries.ts'
import { shownEntries } from './entries/shown-entries.ts'
import { timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

const columns = {
  task_date: sql`time_entries.task_date`,
  created_date: sql`time_entries.created_date`,
  start_at: sql`time_entries.start_at`,
  seconds: sql`time_entries.seconds`,
  project_name: sql`projects.project_name`,
  virtualassistant_name: sql`assistants.display_name`,
  task_name: sql`time_entries.task_name`,
  status: sql`time_entries.status`,
}

interface Totals {
  readonly count: number
  readonly totalTime: number
  readonly totalBillableTime: number
}

/** Of the whole filter. What nobody answered for is listed and counts nowhere. */
async function totalsOf(database: Kysely<Tables>, filter: RawBuilder<boolean>): Promise<Totals> {
  const counted = sql`status in ${stateList(timeEntryStates.sets.counted)}`
  const { rows } = await sql<Totals>`
    select count(*)::int as count,
      coalesce(sum(seconds) filter (where ${counted}), 0)::float8 as "totalTime",
      coalesce(sum(seconds) filter (where ${counted} and billable), 0)::float8 as "totalBillableTime"
    from time_entries where ${filter}`.execute(database)
  return rows[0] ?? { count: 0, totalTime: 0, totalBillableTime: 0 }
}

/** C3.1, A6.6: newest day first, and what was logged last first within a day. */
export function listTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(listTime, async (context, { query: { pagination, ...filter } }) => {
    const reader = await timeReaderOf(database.kysely, signedIn(context))
    const found = isInFilter(reader, filter)
    const unique = sql`time_entries.created_date desc, time_entries.uuid desc`
    const { order, limit, offset } = pageOf(pagination, columns, { by: 'task_date', descending: true }, unique)
    const [rows, { count, totalTime, totalBillableTime }] = await Promise.all([
      entryRows(database.kysely).where(found).orderBy(order).limit(limit).offset(offset).execute(),
      totalsOf(database.kysely, found),
    ])
    return {
      time: await shownEntries(database.kysely, rows, { reader, now: clock.now(), rules }),
      count,
      totalTime,
      totalBillableTime,
      totalNonBillableTime: totalTime - totalBillableTime,
    }
  })
}

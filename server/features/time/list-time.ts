import { listTime } from '@talentplace/contract/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { shownEntries } from './entries/shown-entries.ts'
import { totalsOf } from './lists/kept-sums.ts'
import { timePage } from './lists/time-page.ts'
import { timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.1: a page of what the reader sees, with the totals of the whole filter. */
export function listTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(listTime, async (context, { query: { pagination, ...filter } }) => {
    const reader = await timeReaderOf(database.kysely, signedIn(context))
    const [rows, { count, totalTime, totalBillableTime }] = await Promise.all([
      timePage(database.kysely, { reader, filter, pagination }),
      totalsOf(database.kysely, reader, filter),
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

import { listTime } from '@talentplace/contract/work/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { toEntryViews } from './entries/to-entry-views.ts'
import { totalsOf } from './lists/stored-sums.ts'
import { printedPage } from './lists/printed-page.ts'
import { secondsBefore } from './lists/seconds-before.ts'
import { requestedOrder, timePage } from './lists/time-page.ts'
import { timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.1: a page of what the reader sees, with the totals of the whole filter. */
export function listTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(listTime, async (context, { query: { pagination, ...filter } }) => {
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    const request = { viewer, filter, pagination }
    const totals = totalsOf(database.kysely, viewer, filter)
    const [rows, { count, totalTime, totalBillableTime }, before] = await Promise.all([
      timePage(database.kysely, request, async () => (await totals).count),
      totals,
      secondsBefore(database.kysely, request, () => totals),
    ])
    const totalNonBillableTime = totalTime - totalBillableTime
    const entries = await toEntryViews(database.kysely, rows, { viewer, now: clock.now(), rules })
    return {
      time: printedPage(entries, {
        total: { billable: totalBillableTime, notBillable: totalNonBillableTime },
        before,
        descending: requestedOrder(pagination)[0]?.direction.descending === true,
      }),
      count,
      totalTime,
      totalBillableTime,
      totalNonBillableTime,
    }
  })
}

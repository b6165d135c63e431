import type { LoggedSeconds } from '@talentplace/contract/work/time/printed-log'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { dayAt, secondsOfDaysBefore, type TimeTotals } from './stored-sums.ts'
import { requestedOrder, isFarDay, nearerEnd, pageQuery, type Requested } from './time-page.ts'

const none: LoggedSeconds = { billable: 0, notBillable: 0 }

/** What counts of the first `limit` entries. */
async function secondsOfFirst(database: Kysely<Tables>, request: Requested): Promise<LoggedSeconds> {
  if (request.pagination.limit === 0) return none
  const counted = sql`status in ${sqlIn(timeEntryStates.sets.counted)}`
  const { rows } = await sql<LoggedSeconds>`
    select coalesce(sum(seconds) filter (where ${counted} and billable), 0)::float8 as billable,
      coalesce(sum(seconds) filter (where ${counted} and not billable), 0)::float8 as "notBillable"
    from time_entries where uuid in (${pageQuery(database, request)})`.execute(database)
  return rows[0] ?? none
}

/** What counts of a filter's entries before a page of it, in the order that was asked for. */
export async function secondsBefore(
  database: Kysely<Tables>,
  request: Requested,
  readTotals: () => Promise<TimeTotals>,
): Promise<LoggedSeconds> {
  const { filter, pagination } = request
  const { offset } = pagination
  const descending = requestedOrder(pagination)[0]?.direction.descending === true
  if (isFarDay(request)) {
    const start = await dayAt(database, filter, { offset, descending })
    if (start === null) return none
    const { day, before } = start
    const ofThatDay = { ...request, filter: { ...filter, from: day, to: day } }
    const [days, rest] = await Promise.all([
      secondsOfDaysBefore(database, filter, { day, descending }),
      secondsOfFirst(database, { ...ofThatDay, pagination: { ...pagination, limit: offset - before, offset: 0 } }),
    ])
    return { billable: days.billable + rest.billable, notBillable: days.notBillable + rest.notBillable }
  }
  const fromStart = { ...request, pagination: { ...pagination, limit: offset, offset: 0 } }
  if (offset === 0) return none
  const totals = await readTotals()
  const fromEnd = nearerEnd(request, totals.count)
  if (fromEnd === null) return secondsOfFirst(database, fromStart)
  const rest = { ...fromEnd.pagination, limit: totals.count - offset, offset: 0 }
  const behind = await secondsOfFirst(database, { ...fromEnd, pagination: rest })
  return {
    billable: totals.totalBillableTime - behind.billable,
    notBillable: totals.totalTime - totals.totalBillableTime - behind.notBillable,
  }
}

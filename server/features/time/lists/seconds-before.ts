import { loggedSeconds, type LoggedSeconds } from '@talentplace/contract/time/printed-log'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { dayAt, secondsOfDaysBefore } from './kept-sums.ts'
import { askedOrder, isFarDay, pageUuids, type Asked } from './time-page.ts'

const none: LoggedSeconds = { billable: 0, notBillable: 0 }

/** Further down a list that no kept sum knows, a page is rounded on its own: adding up all before it would cost more than it tells. */
const farthest = 10_000

/** What counts of the first `limit` entries. */
async function secondsOfFirst(database: Kysely<Tables>, asked: Asked): Promise<LoggedSeconds> {
  const uuids = asked.pagination.limit === 0 ? [] : await pageUuids(database, asked)
  if (uuids.length === 0) return none
  const rows = await database
    .selectFrom('time_entries')
    .select(['seconds', 'billable', 'status'])
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .execute()
  return loggedSeconds(rows)
}

/** What counts of a filter's entries before a page of it, in the order that was asked for. */
export async function secondsBefore(database: Kysely<Tables>, asked: Asked): Promise<LoggedSeconds> {
  const { filter, pagination } = asked
  const { offset } = pagination
  const descending = askedOrder(pagination)[0]?.direction.descending === true
  if (isFarDay(asked)) {
    const start = await dayAt(database, filter, { offset, descending })
    if (start === null) return none
    const { day, before } = start
    const ofThatDay = { ...asked, filter: { ...filter, from: day, to: day } }
    const [days, rest] = await Promise.all([
      secondsOfDaysBefore(database, filter, { day, descending }),
      secondsOfFirst(database, { ...ofThatDay, pagination: { ...pagination, limit: offset - before, offset: 0 } }),
    ])
    return { billable: days.billable + rest.billable, notBillable: days.notBillable + rest.notBillable }
  }
  if (offset > farthest) return none
  return secondsOfFirst(database, { ...asked, pagination: { ...pagination, limit: offset, offset: 0 } })
}

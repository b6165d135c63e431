import { listPayouts } from '@talentplace/contract/payroll/payouts/payout.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, type Ties } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { payoutRows, payoutSummary } from './read-payout.ts'
import { waitsForRelease } from './waits-for-release.ts'

const columns = {
  payment_date: neverEmpty(sql`payouts.payment_date`),
  total_cents: neverEmpty(sql`payouts.total_cents`),
  state: neverEmpty(sql`payouts.state`),
}
const ties: Ties = [[sql`payouts.uuid`, 'desc']]

/** The latest first; the bills of each are counted for the page alone. */
export function listPayoutsOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(listPayouts, async (context, { query }) => {
    const { currency, state, waits_for_me, pagination } = query
    const theirs = waitsForRelease(signedIn(context), clock.now())
    const found = kysely
      .selectFrom('payouts')
      .where(sql<boolean>`exists (select from payout_lines where payout_uuid = payouts.uuid)`)
      .$if(currency !== undefined, (all) => all.where('payouts.currency', '=', currency ?? 'cad'))
      .$if(state !== undefined, (all) => all.where('payouts.state', '=', state ?? 'made'))
      .$if(waits_for_me !== undefined, (all) => all.where(waits_for_me ? theirs : sql<boolean>`not ${theirs}`))
    const page = pageOf(pagination, columns, { by: 'payment_date', descending: true }, ties)
    const { rows: ids, count } = await listPage(found.select('payouts.uuid'), page)
    const uuids = ids.map(({ uuid }) => uuid)
    const rows = await payoutRows(kysely)
      .where(sql<boolean>`uuid = any (${uuids}::uuid[])`)
      .execute()
    return { payouts: inPageOrder(uuids, rows).map(payoutSummary), count }
  })
}

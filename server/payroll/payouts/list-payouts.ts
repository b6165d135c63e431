import { listPayouts } from '@talentplace/contract/payroll/payouts/payout.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { payoutRows, payoutSummary } from './read-payout.ts'
import { waitsForRelease } from './waits-for-release.ts'

const columns = { payment_date: sql`payment_date`, total_cents: sql`total_cents`, state: sql`state` }

/** The latest first. */
export function listPayoutsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPayouts, async (context, { query }) => {
    const { currency = null, state = null, waits_for_me, pagination } = query
    const theirs = waitsForRelease(signedIn(context), clock.now())
    const found = payoutRows(database.kysely)
      .where(sql<boolean>`(${currency}::text is null or currency = ${currency})`)
      .where(sql<boolean>`(${state}::text is null or state = ${state})`)
      .$if(waits_for_me !== undefined, (rows) => rows.where(waits_for_me ? theirs : sql<boolean>`not ${theirs}`))
    const page = pageOf(pagination, columns, { by: 'payment_date', descending: true }, sql`uuid desc`)
    const { rows, count } = await listPage(found, page)
    return { payouts: rows.map(payoutSummary), count }
  })
}

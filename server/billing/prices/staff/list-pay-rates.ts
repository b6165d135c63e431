import { listPayRates, type PayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'
import { currentPayRates } from '../../../talent/pay-rates/find-pay-rates.ts'

const columns = { role: sql`role`, hourly_cents: sql`hourly_cents`, effective_from: sql`effective_from` }

/** By role unless asked otherwise, the rate of all others last, each one's newest first. */
export function listPayRatesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPayRates, async (_context, { query: { country, state, pagination } }) => {
    const listed = sql<PayRate>`(${currentPayRates(priceDay(clock.now()))})`.as('standing')
    const found = database.kysely
      .selectFrom(listed)
      .selectAll()
      .$if(country !== undefined, (all) => all.where('country', '=', country ?? 'CA'))
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'current'))
    const page = pageOf(pagination, columns, { by: 'role', descending: false }, sql`country, effective_from desc, uuid`)
    const { rows, count } = await listPage(found, page)
    return { rates: rows, count }
  })
}

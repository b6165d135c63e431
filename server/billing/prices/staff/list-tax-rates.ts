import { listTaxRates, type TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'
import { currentTaxRates } from './find-tax-rates.ts'
import { inNameOrder } from '../../../platform/database/name-order.ts'

const columns = {
  region_name: inNameOrder(sql`region_name`),
  name: inNameOrder(sql`name`),
  rate_thousandths: sql`rate_thousandths`,
  effective_from: sql`effective_from`,
}

function conditionsOf(query: Received<typeof listTaxRates>['query']): RawBuilder<boolean> {
  const { search = '', country, region, tax_category, state } = query
  const conditions = [sql`true`]
  if (search !== '') {
    conditions.push(
      sql`(folded_text(name) like ${containing(search)} or folded_text(region_name) like ${containing(search)})`,
    )
  }
  if (country !== undefined) conditions.push(sql`country = ${country}`)
  if (region !== undefined) conditions.push(sql`region = ${region}`)
  if (tax_category !== undefined) conditions.push(sql`tax_category = ${tax_category}`)
  if (state !== undefined) conditions.push(sql`state = ${state}`)
  return sql.join<boolean>(conditions, sql` and `)
}

/** By province and state unless asked otherwise, each one's taxes by name, the newest rate first. */
export function listTaxRatesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listTaxRates, async (_context, { query }) => {
    const listed = sql<TaxRate>`(${currentTaxRates(priceDay(clock.now()))})`.as('standing')
    const found = database.kysely.selectFrom(listed).selectAll().where(conditionsOf(query))
    const page = pageOf(
      query.pagination,
      columns,
      { by: 'region_name', descending: false },
      sql`country, region, name, tax_category, effective_from desc, uuid`,
    )
    const { rows, count } = await listPage(found, page)
    return { taxes: rows, count }
  })
}

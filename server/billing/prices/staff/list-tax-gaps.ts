import { listTaxGaps, type TaxGap } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { taxCategories } from '@talentplace/contract/billing/prices/tax-categories'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'
import { currentTaxRates } from './find-tax-rates.ts'

/** What no province with a list of taxed services names, or what is its list. */
const decided = ['general_assistance', 'listed']
const undecided = taxCategories.map(({ name }) => name).filter((name) => !decided.includes(name))

export function listTaxGapsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listTaxGaps, async () => {
    const { rows } = await sql<TaxGap>`
      with current_rates as (
        select * from (${currentTaxRates(priceDay(clock.now()))}) as standing where state = 'current'
      ), selective as (
        select distinct country, region, region_name, name from current_rates
        where tax_category <> 'all' and rate_thousandths > 0
      )
      select country, region, region_name, selective.name as tax, asked.name as tax_category,
        (select count(*)::int from roles where roles.tax_category = asked.name) as roles
      from selective cross join unnest(${undecided}::text[]) as asked (name)
      where not exists (select from current_rates
        where (current_rates.country, current_rates.region, current_rates.name, current_rates.tax_category)
          = (selective.country, selective.region, selective.name, asked.name))
      order by country, region_name, tax, tax_category`.execute(database.kysely)
    return { gaps: rows, count: rows.length }
  })
}

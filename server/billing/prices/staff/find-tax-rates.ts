import type { TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { sql, type RawBuilder } from 'kysely'

/**
 * Tax rates with the name of their place and where they stand on a day, as the text of a query. A rate of 0 is the end
 * of the tax, and as such in force or to come.
 */
export function currentTaxRates(today: string): RawBuilder<TaxRate> {
  return sql`select uuid, tax_rates.country, region, regions.name as region_name, tax_rates.name, rate_thousandths,
      tax_category, effective_from, source, source_date, confirmed_date,
      case when effective_from > ${today} then 'future'
        when effective_from = max(effective_from) filter (where effective_from <= ${today})
          over (partition by tax_rates.country, region, tax_rates.name, tax_category) then 'current'
        else 'past' end as state
    from tax_rates join regions on regions.country = tax_rates.country and regions.code = region`
}

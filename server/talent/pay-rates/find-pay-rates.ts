import type { PayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { sql, type RawBuilder } from 'kysely'

/** Pay rates with the name of their role and where they stand on a day, as the text of a query. */
export function currentPayRates(today: string): RawBuilder<PayRate> {
  return sql`select pay_rates.uuid, country, role_id, roles.value as role, currency, hourly_cents, effective_from,
      case when effective_from > ${today} then 'future'
        when effective_from = max(effective_from) filter (where effective_from <= ${today})
          over (partition by country, role_id) then 'current'
        else 'past' end as state
    from pay_rates left join roles on roles.id = role_id`
}

import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isToBePaid, outdatedLinks } from './outdated-time.ts'

/**
 * Whose draft a run has to make up: where time waits that is on none, where time on one is another by now, and where an approved
 * adjustment waits whose day has come.
 */
export async function unbilledAssistants(
  database: Kysely<Tables>,
  { until, on }: { until: string; on: string },
): Promise<{ virtualassistant_uuid: string; currency: Currency }[]> {
  const { rows } = await sql<{ virtualassistant_uuid: string; currency: Currency }>`
    select entry.virtualassistant_uuid, place.va_currency as currency
    from time_entries entry
    join rate_plans place on place.uuid = entry.rate_plan_uuid
    where ${isToBePaid} and entry.task_date <= ${until} and place.va_rate_cents > 0
      and not exists (select from va_bill_entries where time_entry_uuid = entry.uuid)
    union
    select bill.virtualassistant_uuid, bill.currency from ${outdatedLinks}
    union
    select virtualassistant_uuid, currency from adjustments
    where kind = 'va' and state = 'approved' and effective_date <= ${on}::date
    order by 1, 2`.execute(database)
  return rows
}

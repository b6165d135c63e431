import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { isToBePaid } from '../bills/outdated-time.ts'

/**
 * What each assistant is owed in each currency, `owed` of a query: drafts and bills that aren't on their way, and approved time that
 * is on none. `virtualassistant_uuid`, `currency`, `unpaid_cents`.
 */
export const owed: RawBuilder<unknown> = sql`
  select virtualassistant_uuid, currency, sum(cents)::int as unpaid_cents from (
    select virtualassistant_uuid, currency, total_cents::bigint as cents from va_bills
    where status in ${sqlIn(billStates.sets.unpaid)}
    union all
    select entry.virtualassistant_uuid, place.va_currency, (sum(entry.seconds) * place.va_rate_cents + 1800) / 3600
    from time_entries entry
    join rate_plans place on place.uuid = entry.rate_plan_uuid
    where ${isToBePaid} and place.va_rate_cents > 0
      and not exists (select from va_bill_entries where time_entry_uuid = entry.uuid)
    group by entry.virtualassistant_uuid, place.uuid) each
  group by virtualassistant_uuid, currency having sum(cents) > 0`

/** Those of `owed` who have no account for it, as the query of `missing`. */
export const missing: RawBuilder<unknown> = sql`
  select owed.* from (${owed}) owed
  where not exists (select from bank_accounts
    where bank_accounts.virtualassistant_uuid = owed.virtualassistant_uuid and bank_accounts.currency = owed.currency)`

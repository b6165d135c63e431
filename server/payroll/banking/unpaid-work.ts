import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { isToBePaid } from '../bills/outdated-time.ts'

const withoutAccount = (
  of: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
) => sql`not exists (select from bank_accounts
  where bank_accounts.virtualassistant_uuid = ${of} and bank_accounts.currency = ${currency})`

/** Time on drafts, read once: there are few of them, and all time that was ever billed beside them. */
const onDrafts = (assistant: string | undefined) => sql`(
  select time_entry_uuid from va_bills draft join va_bill_entries on bill_uuid = draft.uuid
  where draft.status = 'draft' and ${assistant === undefined ? sql`true` : sql`draft.virtualassistant_uuid = ${assistant}`} offset 0)`

/**
 * What each assistant, or this one, is owed in each currency that they have no account for: drafts and bills that aren't on their way, and
 * approved time that is on none. `virtualassistant_uuid`, `currency`, `unpaid_cents`. Nearly all have an account, so theirs isn't added up.
 */
export const unpaidWithoutAccount = (assistant?: string): RawBuilder<unknown> => sql`
  select virtualassistant_uuid, currency, sum(cents)::int as unpaid_cents from (
    select virtualassistant_uuid, currency, total_cents::bigint as cents from va_bills
    where status in ${sqlIn(billStates.sets.unpaid)} and ${withoutAccount(sql`va_bills.virtualassistant_uuid`, sql`va_bills.currency`)}
    union all
    select worked.virtualassistant_uuid, place.va_currency, (worked.seconds * place.va_rate_cents + 1800) / 3600
    from (
      select entry.rate_plan_uuid, entry.virtualassistant_uuid, sum(entry.seconds) as seconds from time_entries entry
      left join ${onDrafts(assistant)} on_draft on on_draft.time_entry_uuid = entry.uuid
      where ${isToBePaid} and on_draft.time_entry_uuid is null group by 1, 2) worked
    join rate_plans place on place.uuid = worked.rate_plan_uuid
    where place.va_rate_cents > 0 and ${withoutAccount(sql`worked.virtualassistant_uuid`, sql`place.va_currency`)}) each
  where ${assistant === undefined ? sql`true` : sql`virtualassistant_uuid = ${assistant}`}
  group by virtualassistant_uuid, currency having sum(cents) > 0`

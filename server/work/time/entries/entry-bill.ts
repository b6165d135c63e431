import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { TimeViewer } from '../time-viewer.ts'

/** The bill that an entry is on, or will be; null: on none yet, or it isn't the reader's side. */
export async function billOfEntry(
  database: Kysely<Tables>,
  uuid: string,
  { reader, session }: { reader: TimeViewer; session: Session },
): Promise<EntryBill | null> {
  if (reader.side !== 'assistant' && reader.side !== 'staff') return null
  const seesAmount = reader.side === 'assistant' || hasPermission(session.permissions, 'admin_finance.view')
  const { rows } = await sql<EntryBill>`
    select case when bill.number is not null then bill.uuid end as uuid,
      written_bill_number(bill.currency, bill.number) as number, bill.status, bill.currency,
      case when ${seesAmount} then linked.amount_cents end as amount_cents,
      case when bill.status in ${sqlIn(billStates.sets.expected)} then expected_date end as expected_date, paid_date,
      held_reason, held_note, returned_reason
    from va_bill_entries linked
    join va_bills bill on bill.uuid = linked.bill_uuid
    join time_entries entry on entry.uuid = linked.time_entry_uuid
    -- What was changed since its draft was made up isn't what the draft says of it.
    where linked.time_entry_uuid = ${uuid}
      and (entry.bill_uuid = bill.uuid or entry.status = 'approved' and entry.seconds = linked.seconds and entry.payable
        and entry.removed_date is null)`.execute(database)
  return rows[0] ?? null
}

import { periodKinds } from '@talentplace/contract/billing/invoices/invoice-kind'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { EntryBill } from '@talentplace/contract/work/time/entry-bill'
import type { EntryInvoice } from '@talentplace/contract/work/time/entry-invoice'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { TimeViewer } from '../time-viewer.ts'

/** The bill that an entry is on, or will be; null: on none yet, or it isn't the reader's side. */
export async function billOfEntry(
  database: Kysely<Tables>,
  uuid: string,
  { viewer, session }: { viewer: TimeViewer; session: Session },
): Promise<EntryBill | null> {
  if (viewer.side !== 'assistant' && viewer.side !== 'staff') return null
  const seesAmount = viewer.side === 'assistant' || hasPermission(session.permissions, 'admin_finance.view')
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

/**
 * The invoices that an entry is on: the one whose hours it used, and those that charge for what of it went beyond. None for an
 * assistant, and of what isn't billable.
 */
export async function invoicesOfEntry(
  database: Kysely<Tables>,
  uuid: string,
  { viewer, session }: { viewer: TimeViewer; session: Session },
): Promise<EntryInvoice[]> {
  if (viewer.side !== 'client' && viewer.side !== 'staff') return []
  const seesAmount = viewer.side === 'client' || hasPermission(session.permissions, 'admin_finance.view')
  const { rows } = await sql<EntryInvoice>`
    select invoices.uuid, written_invoice_number(invoices.currency, invoices.number) as number, invoices.status, invoices.currency,
      shown.seconds, case when ${seesAmount} then shown.amount_cents end as amount_cents
    from (
      select period.uuid, null::int as seconds, null::int as amount_cents
      from time_entries entry join invoices period on period.project_uuid = entry.project_uuid
        and period.kind in ${sqlIn(periodKinds)} and entry.task_date between period_start and period_end
      where entry.uuid = ${uuid} and billable and removed_date is null and entry.seconds > entry.overage_seconds
      union all
      select charged.invoice_uuid, charged.seconds, charged.amount_cents
      from invoice_time charged where charged.time_entry_uuid = ${uuid}
    ) shown
    join invoices on invoices.uuid = shown.uuid
    where invoices.number is not null
    order by shown.seconds nulls first, invoices.number`.execute(database)
  return rows
}

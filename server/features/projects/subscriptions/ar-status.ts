import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { stateList } from '../../../platform/database/state-list.ts'

/** Step: the card of a subscription was tried for the last time. */
export async function markPastDue(transaction: Transaction<Tables>, project_uuid: string): Promise<void> {
  await transaction
    .updateTable('projects')
    .set({ ar_status: 'past_due' })
    .where('uuid', '=', project_uuid)
    .where('ar_status', '=', 'current')
    .execute()
}

/** Step: once nothing of a subscription is overdue any more, it is in order again. */
export async function clearPastDue(transaction: Transaction<Tables>, project_uuid: string): Promise<void> {
  await sql`update projects set ar_status = 'current' where uuid = ${project_uuid} and ar_status = 'past_due'
    and not exists (
      select from invoices join collections on invoice_uuid = invoices.uuid
      where project_uuid = projects.uuid and paid_cents < total_cents and next_try is null and waits_since is null
        and status in ${stateList(invoiceStates.sets.open)})`.execute(transaction)
}

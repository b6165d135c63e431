import type { Transaction } from 'kysely'
import { clearPastDue } from '../../features/projects/subscriptions/ar-status.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** Step: an invoice isn't tried any more, and its subscription is in order again when nothing else is overdue. */
export async function endCollection(transaction: Transaction<Tables>, invoice: LockedInvoice): Promise<void> {
  await transaction
    .updateTable('collections')
    .set({ next_try: null, waits_since: null })
    .where('invoice_uuid', '=', invoice.uuid)
    .execute()
  await clearPastDue(transaction, invoice.project_uuid)
}

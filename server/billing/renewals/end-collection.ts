import type { Transaction } from 'kysely'
import { clearPastDue } from '../../subscriptions/subscriptions/ar-status.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { goOnAsPaid } from '../pauses/go-on-as-paid.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/**
 * Step: an invoice isn't tried any more, and its subscription is in order again when nothing else is overdue: what was paused
 * for it goes on that day.
 */
export async function endCollection(transaction: Transaction<Tables>, invoice: LockedInvoice, at: Date): Promise<void> {
  await transaction
    .updateTable('collections')
    .set({ next_try: null, waits_since: null })
    .where('invoice_uuid', '=', invoice.uuid)
    .execute()
  if (await clearPastDue(transaction, invoice.project_uuid)) await goOnAsPaid(transaction, invoice.project_uuid, at)
}

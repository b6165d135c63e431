import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { clearPastDue } from '../../subscriptions/subscriptions/ar-status.ts'
import { goOnAsPaid } from '../pauses/go-on-as-paid.ts'

/**
 * A posted invoice as mails and notifications name it, held with its project until the transaction ends: whoever asks for
 * its money or takes it holds both first, since a payment may put the subscription in order again.
 */
export async function lockInvoice(transaction: Transaction<Tables>, uuid: string) {
  const { project_uuid } = await transaction
    .selectFrom('invoices')
    .select('project_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const project = await lockRow(transaction, 'projects', project_uuid)
  const invoice = await lockRow(transaction, 'invoices', uuid)
  if (!project || !invoice) throw new Error(`Invoice ${uuid} is gone`)
  // What is posted has a number, and nothing else is ever charged.
  return { ...invoice, number: invoice.number ?? 0, project_name: project.project_name }
}
export type LockedInvoice = Awaited<ReturnType<typeof lockInvoice>>

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

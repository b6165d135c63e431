import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { accountStates } from '@talentplace/contract/subscriptions/project.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: the card of a subscription was tried for the last time. */
export async function markPastDue(transaction: Transaction<Tables>, project_uuid: string): Promise<void> {
  const { from, to } = accountStates.stepTo('past_due', 'system')
  await transaction
    .updateTable('projects')
    .set({ ar_status: to })
    .where('uuid', '=', project_uuid)
    .where('ar_status', 'in', from)
    .execute()
}

/** Step: once nothing of a subscription is overdue any more, it is in order again; false: it isn’t, or was before. */
export async function clearPastDue(transaction: Transaction<Tables>, project_uuid: string): Promise<boolean> {
  const { from, to } = accountStates.stepTo('current', 'system')
  const cleared = await transaction
    .updateTable('projects')
    .set({ ar_status: to })
    .where('uuid', '=', project_uuid)
    .where('ar_status', 'in', from)
    .where(({ not, exists, selectFrom }) => {
      const overdue = selectFrom('invoices')
        .innerJoin('collections', 'collections.invoice_uuid', 'invoices.uuid')
        .select('invoices.uuid')
        .whereRef('invoices.project_uuid', '=', 'projects.uuid')
        .whereRef('paid_cents', '<', 'total_cents')
        .where('next_try', 'is', null)
        .where('waits_since', 'is', null)
        .where('invoices.status', 'in', invoiceStates.sets.open)
      return not(exists(overdue))
    })
    .returning('uuid')
    .executeTakeFirst()
  return cleared !== undefined
}

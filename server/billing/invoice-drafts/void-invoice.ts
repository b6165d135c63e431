import { voidInvoice } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { giveBackAdjustments } from '../adjustments/apply-adjustments.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { DraftDeps } from './draft-deps.ts'
import { lockInvoiceRow, rejectOtherVersion } from './locked-draft.ts'

/** The row stays, without a number, for the audit; nobody is shown it any more. */
export function voidInvoiceOperation({ database, clock }: Pick<DraftDeps, 'database' | 'clock'>) {
  return handle(voidInvoice, async (context, { params: { uuid }, body: { version } }) =>
    database.kysely.transaction().execute(async (transaction) => {
      const draft = await lockInvoiceRow(transaction, uuid)
      rejectOtherVersion(draft, version)
      const status = invoiceStates.step(draft.status, 'void', 'staff')
      await transaction.updateTable('invoices').set({ status }).where('uuid', '=', uuid).execute()
      const by = { actor_uuid: signedIn(context).user_uuid, at: clock.now() }
      await giveBackAdjustments(transaction, { kind: 'invoice', uuid }, by)
      await recordAudit(transaction, {
        ...by,
        action: 'invoice.draft_given_up',
        entity: `invoice:${uuid}`,
        details: { total_cents: draft.total_cents },
      })
      return { uuid }
    }),
  )
}

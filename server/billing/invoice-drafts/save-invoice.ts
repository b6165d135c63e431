import { saveInvoice } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { readDraft } from './read-draft.ts'
import { changeDraft } from './store-draft.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { applyAdjustedLines } from '../adjustments/adjusted-lines.ts'
import type { DraftDeps } from './draft-deps.ts'
import { draftDocument, invoicedProject } from './draft-document.ts'
import { lockInvoiceRow, rejectOtherVersion } from './locked-draft.ts'

export function saveInvoiceOperation({ database, clock, supplier }: DraftDeps) {
  return handle(saveInvoice, async (context, { params: { uuid }, body: { version, ...form } }) => {
    const by = { actor_uuid: signedIn(context).user_uuid, at: clock.now() }
    return database.kysely.transaction().execute(async (transaction) => {
      const before = await lockInvoiceRow(transaction, uuid, form.project_uuid)
      rejectOtherVersion(before, version)
      const project = await invoicedProject(transaction, form.project_uuid)
      const { document, adjusted } = await draftDocument(transaction, project, form, uuid)
      await changeDraft(transaction, before, { client_uuid: project.client_uuid, form, document, supplier })
      await applyAdjustedLines(transaction, { invoice_uuid: uuid, document, adjusted }, by)
      await recordAudit(transaction, {
        ...by,
        action: 'invoice.draft_changed',
        entity: `invoice:${uuid}`,
        details: { before: before.total_cents, total_cents: document.total_cents },
      })
      return readDraft(transaction, uuid)
    })
  })
}

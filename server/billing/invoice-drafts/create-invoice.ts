import { createInvoice } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { readDraft } from './read-draft.ts'
import { addDraft } from './store-draft.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { applyAdjustedLines } from '../adjustments/adjusted-lines.ts'
import type { DraftDeps } from './draft-deps.ts'
import { draftDocument, invoicedProject } from './draft-document.ts'

export function createInvoiceOperation({ database, clock, supplier }: DraftDeps) {
  return handle(createInvoice, async (context, { body: form }) => {
    const at = clock.now()
    const created_by = signedIn(context).user_uuid
    return database.kysely.transaction().execute(async (transaction) => {
      // Its adjustments change by whoever holds it.
      await lockRow(transaction, 'projects', form.project_uuid)
      const project = await invoicedProject(transaction, form.project_uuid)
      const { document, adjusted } = await draftDocument(transaction, project, form)
      const draft = { client_uuid: project.client_uuid, form, document, supplier }
      const uuid = await addDraft(transaction, draft, { created_by, at })
      await applyAdjustedLines(transaction, { invoice_uuid: uuid, document, adjusted }, { actor_uuid: created_by, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: created_by,
        action: 'invoice.drafted',
        entity: `invoice:${uuid}`,
        details: { project_uuid: form.project_uuid, total_cents: document.total_cents },
      })
      return readDraft(transaction, uuid)
    })
  })
}

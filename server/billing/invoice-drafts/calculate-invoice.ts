import { calculateInvoice } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { draftDocument, invoicedProject } from './draft-document.ts'

export function calculateInvoiceOperation({ kysely }: Database) {
  return handle(calculateInvoice, async (_, { body: { draft_uuid, ...form } }) => {
    const project = await invoicedProject(kysely, form.project_uuid)
    const { document, adjusted } = await draftDocument(kysely, project, form, draft_uuid)
    const adjustments = adjusted.map(({ uuid, line: { description, amount_cents } }) => ({
      uuid,
      description,
      amount_cents,
    }))
    return { ...document, adjustments }
  })
}

import { calculateInvoice } from '@talentplace/contract/invoices/invoice-drafts/draft.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { draftDocument, invoicedProject } from './draft-document.ts'

export function calculateInvoiceOperation({ kysely }: Database) {
  return handle(calculateInvoice, async (_, { body }) =>
    draftDocument(kysely, await invoicedProject(kysely, body.project_uuid), body),
  )
}

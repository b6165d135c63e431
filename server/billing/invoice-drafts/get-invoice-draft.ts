import { getInvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readDraft } from './read-draft.ts'

export function getInvoiceDraftOperation({ kysely }: Database) {
  return handle(getInvoiceDraft, (_, { params }) => readDraft(kysely, params.uuid))
}

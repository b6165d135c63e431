import { listInvoiceDrafts } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { draftRows, draftSummary } from './read-draft.ts'

const columns = { created_date: sql`created_date` }

export function listInvoiceDraftsOperation({ kysely }: Database) {
  return handle(listInvoiceDrafts, async (_, { query }) => {
    const page = pageOf(query.pagination, columns, { by: 'created_date', descending: true }, sql`uuid`)
    const { rows, count } = await listPage(draftRows(kysely), page)
    return { drafts: rows.map(draftSummary), count }
  })
}

import type { DraftSummary, InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { adjustmentLines } from '../invoices/adjustment-lines.ts'
import { postedLines } from '../invoices/posted-lines.ts'

interface DraftRow extends Omit<DraftSummary, 'created_date'> {
  readonly created_date: Date
  readonly period_start: string
  readonly period_end: string
  readonly notes: string
  readonly subtotal_cents: number
  readonly discount_cents: number
  readonly tax_cents: number
}

/** The rows of drafts that staff wrote, for a query; the product has drafts of its own, which wait for their payment. */
export function draftRows(database: Kysely<Tables>) {
  const drafts = sql<DraftRow>`(
    select invoices.uuid, project_uuid, project_name, invoices.client_uuid, company, invoices.currency, invoice_date, due_date,
      period_start, period_end, notes, subtotal_cents, discount_cents, tax_cents, total_cents, invoices.version,
      invoices.created_date, users.full_name as created_by_name
    from invoices
    join projects on projects.uuid = project_uuid
    join clients on clients.uuid = invoices.client_uuid
    left join users on users.uuid = invoices.created_by
    where invoices.status = 'draft' and invoices.kind = 'manual')`
  return database.selectFrom(drafts.as('drafts')).selectAll()
}

export function draftSummary(row: DraftRow): DraftSummary {
  const {
    period_start: _1,
    period_end: _2,
    notes: _3,
    subtotal_cents: _4,
    discount_cents: _5,
    tax_cents: _6,
    ...rest
  } = row
  return { ...rest, created_date: row.created_date.toISOString() }
}

/** @throws HttpError 404 */
export async function readDraft(database: Kysely<Tables>, uuid: string): Promise<InvoiceDraft> {
  const row = await draftRows(database).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such draft. It may have been posted or deleted.')
  const { period_start, period_end, notes, currency, subtotal_cents, discount_cents, tax_cents, total_cents } = row
  const { lines, taxes } = await postedLines(database, 'invoice', uuid)
  const adjustments = (await adjustmentLines(database, uuid)).map(({ uuid: adjustment, position }) => {
    const { description = '', amount_cents = 0 } = lines[position - 1] ?? {}
    return { uuid: adjustment, position, description, amount_cents }
  })
  return {
    ...draftSummary(row),
    period_start,
    period_end,
    notes,
    document: { currency, lines, subtotal_cents, discount_cents, taxes, tax_cents, total_cents },
    adjustments,
  }
}

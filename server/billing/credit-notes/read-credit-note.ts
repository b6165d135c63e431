import { creditNoteNumber, invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { PostedDocument } from '../invoices/document-pdf.ts'
import { postedLines } from '../invoices/posted-lines.ts'
import { toLineView } from '../invoices/to-line-view.ts'
import { isVisibleTo, type InvoiceViewer } from '../invoices/visible-invoices.ts'

/** A credit note as it was posted: every amount is below zero. */
export interface CreditNote extends PostedDocument {
  readonly client_uuid: string
  /** As it is written: `CAD-CN-00042`. */
  readonly number: string
  /** Of the invoice that it takes back, as it is written. */
  readonly invoice_number: string
  readonly project_name: string
  readonly issue_date: string
  readonly reason: string
}

/** A credit note that the person may see, as it was stored. @throws HttpError 404 */
export async function readCreditNote(
  database: Kysely<Tables>,
  viewer: InvoiceViewer,
  uuid: string,
): Promise<CreditNote> {
  const note = await database
    .selectFrom('credit_notes')
    .selectAll()
    .where('uuid', '=', uuid)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
  if (!note) throw notFound('There is no such credit note.')
  const about = await database
    .selectFrom('invoices')
    .innerJoin('projects', 'projects.uuid', 'invoices.project_uuid')
    // What a note takes back was posted, and has a number.
    .select(['project_name', sql<number>`number`.as('number')])
    .where('invoices.uuid', '=', note.invoice_uuid)
    .executeTakeFirstOrThrow()
  const { lines, taxes } = await postedLines(database, 'credit_note', uuid)
  return {
    ...note,
    number: creditNoteNumber(note.currency, note.number),
    invoice_number: invoiceNumber(note.currency, about.number),
    project_name: about.project_name,
    supplier: note.supplier as InvoiceParty,
    client: note.client as InvoiceParty,
    lines: lines.map(toLineView),
    taxes,
  }
}

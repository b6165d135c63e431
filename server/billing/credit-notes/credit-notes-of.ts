import { creditNoteNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { InvoiceCreditNote } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What has taken an invoice back, in whole or in part, the oldest first. */
export async function creditNotesOf(database: Kysely<Tables>, invoice_uuid: string): Promise<InvoiceCreditNote[]> {
  const notes = await database
    .selectFrom('credit_notes')
    .select(['uuid', 'number', 'currency', 'issue_date', 'total_cents', 'reason'])
    .select(['applied_cents', 'credited_cents', 'refunded_cents'])
    .where('invoice_uuid', '=', invoice_uuid)
    .orderBy('number')
    .execute()
  return notes.map(({ currency, ...note }) => ({ ...note, number: creditNoteNumber(currency, note.number) }))
}

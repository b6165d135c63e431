import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CreditedBefore, InvoiceToCredit } from '../../rules/credit-of-invoice.ts'
import { postedLines } from '../invoices/posted-lines.ts'

/** What notes have taken back of an invoice, before taxes by its lines and of each tax. */
async function creditedBefore(database: Kysely<Tables>, invoice_uuid: string): Promise<CreditedBefore> {
  const lines = await sql<{ position: number; cents: number }>`
    select invoice_position as position, -sum(amount_cents)::int as cents
    from credit_note_lines join credit_notes on credit_notes.uuid = credit_note_uuid
    where invoice_uuid = ${invoice_uuid} group by invoice_position`.execute(database)
  const taxes = await sql<{ name: string; cents: number }>`
    select name, -sum(amount_cents)::int as cents
    from credit_note_taxes join credit_notes on credit_notes.uuid = credit_note_uuid
    where invoice_uuid = ${invoice_uuid} group by name`.execute(database)
  return {
    lines: new Map(lines.rows.map(({ position, cents }) => [position, cents])),
    taxes: new Map(taxes.rows.map(({ name, cents }) => [name, cents])),
  }
}

/** A posted invoice as far as it can be taken back, and what notes have taken already. */
export async function creditableInvoice(
  database: Kysely<Tables>,
  uuid: string,
): Promise<{ invoice: InvoiceToCredit; before: CreditedBefore; isUntouched: boolean }> {
  const amounts = await database
    .selectFrom('invoices')
    .select(['subtotal_cents', 'discount_cents'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const before = await creditedBefore(database, uuid)
  return {
    invoice: { ...amounts, ...(await postedLines(database, 'invoice', uuid)) },
    before,
    isUntouched: before.lines.size === 0,
  }
}

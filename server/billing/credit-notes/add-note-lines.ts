import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CreditDocument } from '../../rules/credit-of-invoice.ts'

/** What a note takes back, above zero. */
export interface NoteAmounts {
  readonly subtotal_cents: number
  readonly discount_cents: number
  readonly tax_cents: number
  readonly total_cents: number
}

/** The mirror of an invoice's lines and taxes. */
export async function copyNegated(
  transaction: Transaction<Tables>,
  credit_note_uuid: string,
  invoice_uuid: string,
): Promise<void> {
  await sql`insert into credit_note_lines (credit_note_uuid, position, invoice_position, kind, adjusts, description, role_id, quantity,
      unit_cents, amount_cents, tax_category, seconds, is_exact)
    select ${credit_note_uuid}::uuid, position, position, kind, adjusts, description, role_id, -quantity, unit_cents, -amount_cents,
      tax_category, seconds, is_exact
    from invoice_lines where invoice_uuid = ${invoice_uuid}`.execute(transaction)
  await sql`insert into credit_note_taxes (credit_note_uuid, position, name, rate_thousandths, base_cents, amount_cents)
    select ${credit_note_uuid}::uuid, position, name, rate_thousandths, -base_cents, -amount_cents
    from invoice_taxes where invoice_uuid = ${invoice_uuid}`.execute(transaction)
}

/** Amounts of lines: `adjustment`, since no hours go back with them. */
export async function addNoteLines(
  transaction: Transaction<Tables>,
  credit_note_uuid: string,
  { lines, taxes }: CreditDocument,
): Promise<void> {
  await transaction
    .insertInto('credit_note_lines')
    .values(
      lines.map(({ line: { description, role_id, tax_category }, position: invoice_position, amount_cents }, at) => ({
        credit_note_uuid,
        position: at + 1,
        invoice_position,
        kind: 'adjustment' as const,
        description,
        role_id,
        quantity: -1,
        unit_cents: amount_cents,
        amount_cents: 0 - amount_cents,
        tax_category,
        is_exact: true,
      })),
    )
    .execute()
  if (taxes.length === 0) return
  await transaction
    .insertInto('credit_note_taxes')
    .values(
      taxes.map(({ base_cents, amount_cents, ...tax }, at) => ({
        credit_note_uuid,
        position: at + 1,
        ...tax,
        base_cents: 0 - base_cents,
        amount_cents: 0 - amount_cents,
      })),
    )
    .execute()
}

import { sql, type Transaction } from 'kysely'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'

interface WholeCredit {
  readonly invoice_uuid: string
  /** The day it is for the client. */
  readonly issue_date: string
  /** What the client reads. */
  readonly reason: string
  /** Null: by the product itself. */
  readonly created_by: string | null
  readonly at: Date
}

async function copyNegated(transaction: Transaction<Tables>, credit_note_uuid: string, invoice_uuid: string) {
  await sql`insert into credit_note_lines (credit_note_uuid, position, kind, description, role_id, quantity, unit_cents,
      amount_cents, tax_category)
    select ${credit_note_uuid}::uuid, position, kind, description, role_id, -quantity, unit_cents, -amount_cents, tax_category
    from invoice_lines where invoice_uuid = ${invoice_uuid}`.execute(transaction)
  await sql`insert into credit_note_taxes (credit_note_uuid, position, name, rate_thousandths, base_cents, amount_cents)
    select ${credit_note_uuid}::uuid, position, name, rate_thousandths, -base_cents, -amount_cents
    from invoice_taxes where invoice_uuid = ${invoice_uuid}`.execute(transaction)
}

/**
 * Step: takes a whole posted invoice back: the mirror of its stored lines and taxes, with the next number of its currency.
 * The row of numbers is locked until the transaction ends, so this comes as late in it as can be. A second note of the
 * whole is refused by the database.
 */
export async function postCreditNote(
  transaction: Transaction<Tables>,
  { invoice_uuid, issue_date, reason, created_by, at }: WholeCredit,
): Promise<{ uuid: string; number: number }> {
  const invoice = await lockRow(transaction, 'invoices', invoice_uuid)
  if (!invoice) throw new Error(`Invoice ${invoice_uuid} is gone`)
  const { currency, client_uuid, project_uuid } = invoice
  const { last_number: number } = await transaction
    .updateTable('credit_note_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const { uuid } = await transaction
    .insertInto('credit_notes')
    .values({
      number,
      client_uuid,
      project_uuid,
      invoice_uuid,
      issue_date,
      currency,
      subtotal_cents: -invoice.subtotal_cents,
      discount_cents: -invoice.discount_cents,
      tax_cents: -invoice.tax_cents,
      total_cents: -invoice.total_cents,
      supplier: JSON.stringify(invoice.supplier),
      client: JSON.stringify(invoice.client),
      reason,
      created_by,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await copyNegated(transaction, uuid, invoice_uuid)
  return { uuid, number }
}

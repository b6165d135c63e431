import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Selectable, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { creditDocument, linesLeft } from '../../rules/credit-of-invoice.ts'
import { addNoteLines, copyNegated, type NoteAmounts } from './add-note-lines.ts'
import { creditableInvoice } from './creditable-invoice.ts'

/** What became of the amount of a note, in cents; together they are all of it. */
export interface NoteSettled {
  /** What had been, or is being, refunded. */
  readonly refunded_cents: number
  /** What was open of the invoice, and what became the client's credit: the payment that the note counts as. */
  readonly applied_cents: number
  readonly credited_cents: number
  readonly payment_uuid: string | null
}

/** Said once what the note comes to is known, before it gets its number. */
export type SettleNote = (amounts: NoteAmounts) => NoteSettled | Promise<NoteSettled>

export interface NoteToPost {
  readonly invoice_uuid: string
  /** The day it is for the client. */
  readonly issue_date: string
  /** What the client reads. */
  readonly reason: string
  /** Null: by the product itself. */
  readonly created_by: string | null
  readonly at: Date
  /** What the call that asked for it came with, to know it again. */
  readonly idempotency_key?: string
  readonly request_hash?: Buffer
}

export interface PostedNote {
  readonly uuid: string
  readonly number: number
  readonly total_cents: number
  readonly settled: NoteSettled
}

type InvoiceRow = Selectable<Tables['invoices']>

async function addNote(
  transaction: Transaction<Tables>,
  invoice: InvoiceRow,
  { note, amounts, settled }: { note: NoteToPost; amounts: NoteAmounts; settled: NoteSettled },
): Promise<PostedNote> {
  const { currency, client_uuid, project_uuid } = invoice
  const { at: created_date, ...about } = note
  const { last_number: number } = await transaction
    .updateTable('credit_note_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const { uuid } = await transaction
    .insertInto('credit_notes')
    .values({
      ...about,
      ...settled,
      number,
      client_uuid,
      project_uuid,
      currency,
      subtotal_cents: 0 - amounts.subtotal_cents,
      discount_cents: 0 - amounts.discount_cents,
      tax_cents: 0 - amounts.tax_cents,
      total_cents: 0 - amounts.total_cents,
      supplier: JSON.stringify(invoice.supplier),
      client: JSON.stringify(invoice.client),
      created_date,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { uuid, number, total_cents: amounts.total_cents, settled }
}

/** A refund gives it back, or has. */
const allRefunded: SettleNote = ({ total_cents }) => ({
  refunded_cents: total_cents,
  applied_cents: 0,
  credited_cents: 0,
  payment_uuid: null,
})

/** Once its notes take back all of it, an invoice is credited, unless the money of it has gone back. It is held. */
async function markCredited(transaction: Transaction<Tables>, uuid: string, created_by: string | null): Promise<void> {
  const { status, is_credited } = await transaction
    .selectFrom('invoices')
    .select(['status', sql<boolean>`is_credited(uuid, total_cents)`.as('is_credited')])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  if (!is_credited || status !== 'paid') return
  const credited = invoiceStates.step(status, 'credited', created_by === null ? 'system' : 'staff')
  await transaction.updateTable('invoices').set({ status: credited }).where('uuid', '=', uuid).execute()
}

async function lockInvoiceRow(transaction: Transaction<Tables>, uuid: string): Promise<InvoiceRow> {
  const invoice = await lockRow(transaction, 'invoices', uuid)
  if (!invoice) throw new Error(`Invoice ${uuid} is gone`)
  return invoice
}

/**
 * Step: takes back all that is left of a posted invoice. Where no note has taken any of it, that is the mirror of its
 * stored lines and taxes, and the hours that it brought go back too. Null: nothing is left. The row of numbers is locked
 * until the transaction ends, so this comes as late in it as can be.
 */
export async function postCreditNote(
  transaction: Transaction<Tables>,
  note: NoteToPost,
  settle: SettleNote = allRefunded,
): Promise<PostedNote | null> {
  const invoice = await lockInvoiceRow(transaction, note.invoice_uuid)
  const { invoice: stored, before, isUntouched } = await creditableInvoice(transaction, note.invoice_uuid)
  if (!isUntouched) {
    const rest = linesLeft(stored, before).map(({ position, left_cents }) => [position, left_cents] as const)
    return postPartialNote(transaction, { note, amounts: new Map(rest) }, settle)
  }
  if (invoice.total_cents === 0) return null
  const settled = await settle(invoice)
  const posted = await addNote(transaction, invoice, { note, amounts: invoice, settled })
  await copyNegated(transaction, posted.uuid, note.invoice_uuid)
  await markCredited(transaction, note.invoice_uuid, note.created_by)
  return posted
}

/**
 * Step: takes these amounts of lines back, by position and before taxes: money alone, hours stay. As above.
 * @throws RangeError for a tax whose lines can't be told
 */
export async function postPartialNote(
  transaction: Transaction<Tables>,
  { note, amounts }: { note: NoteToPost; amounts: ReadonlyMap<number, number> },
  settle: SettleNote,
): Promise<PostedNote | null> {
  const invoice = await lockInvoiceRow(transaction, note.invoice_uuid)
  const { invoice: stored, before } = await creditableInvoice(transaction, note.invoice_uuid)
  const document = creditDocument(stored, before, amounts)
  if (document.total_cents <= 0) return null
  const taken = { ...document, discount_cents: 0 }
  const settled = await settle(taken)
  const posted = await addNote(transaction, invoice, { note, amounts: taken, settled })
  await addNoteLines(transaction, posted.uuid, document)
  await markCredited(transaction, note.invoice_uuid, note.created_by)
  return posted
}

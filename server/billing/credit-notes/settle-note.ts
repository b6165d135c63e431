import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { NoteAmounts } from './add-note-lines.ts'
import type { NoteSettled } from './post-credit-note.ts'
import { bookPayment } from '../payments/book-payment.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endCollection, lockInvoice, type LockedInvoice } from '../charges/lock-invoice.ts'

type Invoice = Pick<LockedInvoice, 'uuid' | 'status' | 'total_cents' | 'paid_cents' | 'refunded_cents'>

/** What has been refunded of an invoice and no note has taken back yet. */
async function refundedBefore(database: Kysely<Tables>, { uuid, refunded_cents }: Invoice): Promise<number> {
  const { covered } = await database
    .selectFrom('credit_notes')
    .select(sql<number>`coalesce(sum(refunded_cents), 0)::int`.as('covered'))
    .where('invoice_uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return Math.max(0, refunded_cents - covered)
}

/** What becomes of a note’s amount: first what was refunded without one, then what is open, and the rest is credit. */
export async function noteSettlement(
  database: Kysely<Tables>,
  invoice: Invoice,
  total_cents: number,
): Promise<Omit<NoteSettled, 'payment_uuid'>> {
  const refunded_cents = Math.min(total_cents, await refundedBefore(database, invoice))
  const open = invoiceStates.is('open', invoice.status) ? invoice.total_cents - invoice.paid_cents : 0
  const applied_cents = Math.min(total_cents - refunded_cents, open)
  return { refunded_cents, applied_cents, credited_cents: total_cents - refunded_cents - applied_cents }
}

/**
 * Step: has a note count as a payment of its invoice, which is held: what is open is paid with it, and the rest is the
 * client's credit. An invoice of which nothing is open any more isn't collected.
 */
export async function settleNote(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { amounts, recorded_by, at }: { amounts: NoteAmounts; recorded_by: string; at: Date },
): Promise<NoteSettled> {
  const settlement = await noteSettlement(transaction, invoice, amounts.total_cents)
  const amount_cents = settlement.applied_cents + settlement.credited_cents
  if (amount_cents === 0) return { ...settlement, payment_uuid: null }
  const { uuid: payment_uuid } = await bookPayment(transaction, {
    client_uuid: invoice.client_uuid,
    currency: invoice.currency,
    invoices: [invoice.uuid],
    charge_uuid: null,
    method: 'credit_note',
    amount_cents,
    reference: '',
    recorded_by,
    at,
  })
  const paid = await lockInvoice(transaction, invoice.uuid)
  if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid, at)
  return { ...settlement, payment_uuid }
}

import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface PaymentToBook {
  readonly client_uuid: string
  readonly currency: 'cad' | 'usd'
  /** The invoices it came for, in the order they are paid; none: all of it is the client's credit. */
  readonly invoices: readonly string[]
  /** The charge that brought it; null for what came another way. */
  readonly charge_uuid: string | null
  readonly method: 'card' | 'transfer' | 'cheque' | 'other' | 'credit' | 'credit_note'
  /** The whole of what came in. */
  readonly amount_cents: number
  /** The processor's number of the charge, or the bank's. */
  readonly reference: string
  readonly recorded_by: string | null
  readonly note?: string
  /** What the call that recorded it came with, to know it again. */
  readonly idempotency_key?: string
  readonly request_hash?: Buffer
  readonly at: Date
}

export interface BookedPayment {
  readonly uuid: string
  /** What it paid, in the order of the invoices; those with nothing open are left out. */
  readonly applied: readonly { readonly invoice_uuid: string; readonly amount_cents: number }[]
  /** What was left: the client's credit from now on. */
  readonly credit_cents: number
}

/** Pays what is open of an invoice, up to an amount; how much that was. An overdue one stays so until nothing is open. */
async function applyTo(
  transaction: Transaction<Tables>,
  payment_uuid: string,
  { invoice_uuid, max, who }: { invoice_uuid: string; max: number; who: 'staff' | 'system' },
): Promise<number> {
  const invoice = await lockRow(transaction, 'invoices', invoice_uuid)
  if (!invoice) throw new Error(`Invoice ${invoice_uuid} is gone`)
  const isOpen = invoiceStates.is('open', invoice.status)
  const amount_cents = isOpen ? Math.min(max, invoice.total_cents - invoice.paid_cents) : 0
  if (amount_cents === 0) return 0
  const paid_cents = invoice.paid_cents + amount_cents
  const unpaid = invoice.status === 'overdue' ? 'overdue' : 'partly_paid'
  const status = invoiceStates.step(invoice.status, paid_cents === invoice.total_cents ? 'paid' : unpaid, who)
  await transaction.insertInto('payment_allocations').values({ payment_uuid, invoice_uuid, amount_cents }).execute()
  await transaction.updateTable('invoices').set({ paid_cents, status }).where('uuid', '=', invoice_uuid).execute()
  return amount_cents
}

/**
 * Step: books the whole of what came in. What is open of its invoices is paid from it, one after the other, and the rest
 * is the client's credit; nothing that was taken is ever without a record. Hold the invoices first.
 */
export async function bookPayment(transaction: Transaction<Tables>, payment: PaymentToBook): Promise<BookedPayment> {
  const { invoices, at, ...row } = payment
  const { uuid } = await transaction
    .insertInto('payments')
    .values({ ...row, paid_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const applied = []
  let left = payment.amount_cents
  const who = payment.method === 'card' ? 'system' : 'staff'
  for (const invoice_uuid of invoices) {
    const amount_cents = await applyTo(transaction, uuid, { invoice_uuid, max: left, who })
    if (amount_cents > 0) applied.push({ invoice_uuid, amount_cents })
    left -= amount_cents
  }
  if (left > 0) {
    const { client_uuid, currency, recorded_by: moved_by } = payment
    const credit = { kind: 'surplus', amount_cents: left, payment_uuid: uuid, moved_by, moved_date: at } as const
    await transaction
      .insertInto('client_credits')
      .values({ client_uuid, currency, ...credit })
      .execute()
  }
  return { uuid, applied, credit_cents: left }
}

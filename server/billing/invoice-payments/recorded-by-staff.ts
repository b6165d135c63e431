import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Transaction } from 'kysely'
import { bookPayment, type PaymentToBook } from '../payments/book-payment.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, HttpError } from '../../platform/http/http-error.ts'
import { moneyText } from '../../rules/money-text.ts'
import { hasOpenCharge } from '../charges/add-charge.ts'
import { endCollection, lockInvoice, type LockedInvoice } from '../charges/lock-invoice.ts'
import { rejectOtherRequest } from '../../core/idempotency/request-hash.ts'

export type StaffPayment = Pick<PaymentToBook, 'method' | 'amount_cents' | 'reference' | 'at'> & {
  readonly note?: string
  readonly recorded_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
}

/** @throws HttpError 400 at the field, 409 */
async function rejectWhatIsntOpen(transaction: Transaction<Tables>, invoice: LockedInvoice, amount_cents: number) {
  if (!invoiceStates.is('open', invoice.status)) {
    throw new HttpError(409, 'nothing_open', 'Nothing is to be paid of this invoice any more.')
  }
  if (await hasOpenCharge(transaction, invoice.uuid)) {
    throw new HttpError(409, 'payment_open', 'A card is being charged for this invoice. Please wait a moment.')
  }
  const open = invoice.total_cents - invoice.paid_cents
  if (amount_cents > open) throw invalidField('amount_cents', `Only ${moneyText(open, invoice.currency)} is open`)
}

/** The payment that this very call has recorded before. @throws HttpError 409 `key_reused` */
export async function recordedBefore(
  transaction: Transaction<Tables>,
  { recorded_by, idempotency_key, request_hash }: StaffPayment,
): Promise<string | undefined> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['uuid', 'request_hash'])
    .where('recorded_by', '=', recorded_by)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
  if (payment) rejectOtherRequest(payment.request_hash, request_hash)
  return payment?.uuid
}

/** How an invoice stands after a payment. */
export function statusAfter(payment_uuid: string, { paid_cents, total_cents }: LockedInvoice) {
  return { payment_uuid, paid_cents, balance_cents: total_cents - paid_cents }
}

/**
 * Step: staff record a payment of an invoice that is held, never more than is open; once nothing is, its collection ends.
 * @throws HttpError 400 at the field, 409
 */
export async function recordByStaff(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { payment, action, now }: { payment: StaffPayment; action: `invoice.${string}`; now: Date },
): Promise<ReturnType<typeof statusAfter>> {
  await rejectWhatIsntOpen(transaction, invoice, payment.amount_cents)
  const { client_uuid, currency } = invoice
  const { uuid } = await bookPayment(transaction, {
    ...payment,
    client_uuid,
    currency,
    invoices: [invoice.uuid],
    charge_uuid: null,
  })
  const paid = await lockInvoice(transaction, invoice.uuid)
  if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid, now)
  const { method, amount_cents, reference, note = '', at } = payment
  await recordAudit(transaction, {
    at: now,
    actor_uuid: payment.recorded_by,
    action,
    entity: `invoice:${invoice.uuid}`,
    reason: note === '' ? null : note,
    details: { payment_uuid: uuid, method, amount_cents, reference, paid_date: at.toISOString().slice(0, 10) },
  })
  return statusAfter(uuid, paid)
}

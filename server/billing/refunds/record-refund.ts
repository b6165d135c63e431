import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import type { Transaction } from 'kysely'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import { moneyText } from '../../rules/money-text.ts'
import { refundableOf } from '../payments/refundable.ts'

export interface RefundToNote {
  readonly payment_uuid: string
  /** The invoice it is given back from; null: from the client's credit alone. */
  readonly invoice_uuid: string | null
  readonly amount_cents: number
  /** What the client reads. */
  readonly reason: string
  /** Null: by the product itself. */
  readonly asked_by: string | null
  readonly idempotency_key?: string
  readonly request_hash?: Buffer
  readonly at: Date
}

/** What the cardholder's bank takes back, or has taken, isn't given back a second time. @throws HttpError 409 `disputed` */
async function rejectDisputed(transaction: Transaction<Tables>, payment_uuid: string): Promise<void> {
  const dispute = await transaction
    .selectFrom('disputes')
    .select('state')
    .where('payment_uuid', '=', payment_uuid)
    .where('state', 'in', disputeStates.sets.takesBack)
    .limit(1)
    .executeTakeFirst()
  if (!dispute) return
  const message =
    'The cardholder’s bank is taking this payment back, or has done so. It can’t be refunded as well: the money would go back twice.'
  throw new HttpError(409, 'disputed', message)
}

/** The payment, its invoice and the client's credit, held until the transaction ends. @throws HttpError 404, 409 */
async function lockedPayment(transaction: Transaction<Tables>, { payment_uuid, invoice_uuid }: RefundToNote) {
  const payment = await lockRow(transaction, 'payments', payment_uuid)
  if (!payment) throw notFound('There is no such payment.')
  if (payment.method !== 'card') {
    const message = 'Only a card payment can be refunded here. Please give any other back the way it came.'
    throw new HttpError(409, 'not_refundable', message)
  }
  await rejectDisputed(transaction, payment_uuid)
  if (invoice_uuid !== null) await lockRow(transaction, 'invoices', invoice_uuid)
  await lockRows(transaction, 'client_credit_balances', [payment.client_uuid], 'client_uuid')
  return payment
}

/**
 * Step: notes a refund of a card payment that the processor is asked for afterwards, with its uuid as the key; the uuid.
 * What the payment left as credit goes first, then what credit notes of the invoice left. Its invoice isn't opened by it.
 * @throws HttpError 404, 409 (`disputed` among them), and 400 at `amount_cents` when it is more than is left
 */
export async function recordRefund(transaction: Transaction<Tables>, refund: RefundToNote): Promise<string> {
  const { at, ...row } = refund
  const { client_uuid, currency } = await lockedPayment(transaction, refund)
  const left = await refundableOf(transaction, refund)
  const max = left.credit_cents + left.noted_cents + left.invoice_cents
  if (refund.amount_cents > max) {
    throw invalidField('amount_cents', `At most ${moneyText(max, currency)} can be refunded`)
  }
  const credit_cents = Math.min(refund.amount_cents, left.credit_cents + left.noted_cents)
  const noted_cents = Math.max(0, credit_cents - left.credit_cents)
  const { uuid } = await transaction
    .insertInto('refunds')
    .values({ ...row, credit_cents, noted_cents, created_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (credit_cents > 0) {
    const { payment_uuid, asked_by: moved_by } = refund
    const movement = { kind: 'refunded', amount_cents: -credit_cents, payment_uuid, refund_uuid: uuid } as const
    await transaction
      .insertInto('client_credits')
      .values({ client_uuid, currency, ...movement, moved_by, moved_date: at })
      .execute()
  }
  return uuid
}

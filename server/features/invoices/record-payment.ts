import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export interface PaymentToRecord {
  readonly invoice_uuid: string
  /** The charge that brought it; null for what came another way. */
  readonly charge_uuid: string | null
  readonly method: 'card' | 'transfer' | 'cheque' | 'other'
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

/** Step: a payment of a posted invoice, which is paid once they add up to its total; the payment's uuid. */
export async function recordPayment(transaction: Transaction<Tables>, payment: PaymentToRecord): Promise<string> {
  const { invoice_uuid, at, ...rest } = payment
  const invoice = await transaction
    .updateTable('invoices')
    .set({
      paid_cents: sql`paid_cents + ${payment.amount_cents}`,
      status: sql`case when paid_cents + ${payment.amount_cents} = total_cents then 'paid' else 'partly_paid' end`,
    })
    .where('uuid', '=', invoice_uuid)
    .returning('currency')
    .executeTakeFirstOrThrow()
  const { uuid } = await transaction
    .insertInto('payments')
    .values({ ...rest, invoice_uuid, currency: invoice.currency, paid_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

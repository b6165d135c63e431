import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

/** What can still be given back of a payment, in cents. */
export interface Refundable {
  /** Of what it left as the client's credit, as far as that hasn't been used. */
  readonly credit_cents: number
  /** Of what it paid of the invoice. */
  readonly invoice_cents: number
}

/** The columns of `Refundable` for the payment and the invoice that these expressions name. */
export function refundableColumns(payment_uuid: RawBuilder<unknown>, invoice_uuid: RawBuilder<unknown>) {
  const refunds = sql`from refunds where refunds.payment_uuid = ${payment_uuid} and state <> 'failed'`
  return sql<Refundable>`
    least(
      (select coalesce(sum(amount_cents), 0) from client_credits
        where client_credits.payment_uuid = ${payment_uuid} and kind = 'surplus')
        - (select coalesce(sum(credit_cents), 0) ${refunds}),
      (select coalesce(sum(balance_cents), 0) from client_credit_balances balance join payments of
        on of.client_uuid = balance.client_uuid and of.currency = balance.currency where of.uuid = ${payment_uuid})
    )::int as credit_cents,
    ((select coalesce(sum(amount_cents), 0) from payment_allocations allocation
        where allocation.payment_uuid = ${payment_uuid} and allocation.invoice_uuid = ${invoice_uuid})
      - (select coalesce(sum(amount_cents - credit_cents), 0) ${refunds} and refunds.invoice_uuid = ${invoice_uuid})
    )::int as invoice_cents`
}

/** What can be given back of a payment; of an invoice it paid, or, without one, of the client's credit alone. */
export async function refundableOf(
  database: Kysely<Tables>,
  { payment_uuid, invoice_uuid }: { payment_uuid: string; invoice_uuid: string | null },
): Promise<Refundable> {
  const columns = refundableColumns(sql`${payment_uuid}::uuid`, sql`${invoice_uuid}::uuid`)
  const { rows } = await sql<Refundable>`select ${columns}`.execute(database)
  return rows[0] ?? { credit_cents: 0, invoice_cents: 0 }
}

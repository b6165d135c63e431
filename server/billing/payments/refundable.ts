import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What can still be given back of a payment, in cents. */
export interface Refundable {
  /** Of what it left as the client's credit, as far as that hasn't been used. */
  readonly credit_cents: number
  /** Of what credit notes of the invoice left as the client's credit, as far as that hasn't been used. */
  readonly noted_cents: number
  /** Of what it paid of the invoice. */
  readonly invoice_cents: number
}

/** The columns of `Refundable` for the payment and the invoice that these expressions name. */
export function refundableColumns(payment_uuid: RawBuilder<unknown>, invoice_uuid: RawBuilder<unknown>) {
  const refunds = sql`from refunds where refunds.payment_uuid = ${payment_uuid} and state <> 'failed'`
  const notes = sql`from credit_notes where credit_notes.invoice_uuid = ${invoice_uuid}`
  return sql<Refundable>`own.credit_cents, noted.noted_cents,
      greatest(least(paid.cents - noted.noted_cents, invoice_left.cents), 0)::int as invoice_cents
    from (select coalesce(sum(balance_cents), 0) as cents from client_credit_balances balance join payments of
        on of.client_uuid = balance.client_uuid and of.currency = balance.currency where of.uuid = ${payment_uuid}) balance
    -- What it left itself goes back whichever invoice it is asked of.
    cross join lateral (select least(
      (select coalesce(sum(amount_cents), 0) from client_credits
        where client_credits.payment_uuid = ${payment_uuid} and kind = 'surplus')
        - (select coalesce(sum(credit_cents - noted_cents), 0) ${refunds}),
      balance.cents)::int as credit_cents) own
    -- What it paid of the invoice, less what has been given back of that in either way.
    cross join lateral (select
      (select coalesce(sum(amount_cents), 0) from payment_allocations allocation
        where allocation.payment_uuid = ${payment_uuid} and allocation.invoice_uuid = ${invoice_uuid})
      - (select coalesce(sum(amount_cents - credit_cents + noted_cents), 0) ${refunds}
          and refunds.invoice_uuid = ${invoice_uuid}) as cents) paid
    cross join lateral (select greatest(least(
      (select coalesce(sum(credited_cents), 0) ${notes})
        - (select coalesce(sum(noted_cents), 0) from refunds
            where refunds.invoice_uuid = ${invoice_uuid} and state <> 'failed'),
      balance.cents - own.credit_cents,
      paid.cents), 0)::int as noted_cents) noted
    -- What came in for the invoice, less what notes made credit of and what has been given back without one.
    cross join lateral (select
      (select coalesce(sum(allocation.amount_cents), 0) from payment_allocations allocation
        join payments came on came.uuid = allocation.payment_uuid and came.method <> 'credit_note'
        where allocation.invoice_uuid = ${invoice_uuid})
      - (select coalesce(sum(credited_cents), 0) ${notes})
      - (select coalesce(sum(refunded_cents), 0) from invoices where invoices.uuid = ${invoice_uuid}) as cents) invoice_left`
}

/** What can be given back of a payment; of an invoice it paid, or, without one, of the client's credit alone. */
export async function refundableOf(
  database: Kysely<Tables>,
  { payment_uuid, invoice_uuid }: { payment_uuid: string; invoice_uuid: string | null },
): Promise<Refundable> {
  const columns = refundableColumns(sql`${payment_uuid}::uuid`, sql`${invoice_uuid}::uuid`)
  const { rows } = await sql<Refundable>`select ${columns}`.execute(database)
  return rows[0] ?? { credit_cents: 0, noted_cents: 0, invoice_cents: 0 }
}

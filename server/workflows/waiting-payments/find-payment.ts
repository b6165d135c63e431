import type { WaitingPayment } from '@talentplace/contract/checkout/waiting-payments/waiting-payment.routes'
import { sql, type Kysely } from 'kysely'
import { invoiceNumber } from '../../features/invoices/invoice-number.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** A payment as it is stored: an order, or a charge of an invoice that someone asked for. */
export interface PaymentRow extends Omit<WaitingPayment, 'state' | 'invoice_number' | 'kept_until'> {
  readonly kind: 'order' | 'invoice'
  readonly number: number | null
  readonly stored_state: string
  readonly failure_message: string | null
  readonly kept_until: Date | null
  readonly began: Date
}

const payments = sql`(
  select orders.uuid as payment_uuid, 'order' as kind, orders.client_uuid, project_uuid, project_name,
    null::uuid as invoice_uuid, null::integer as number, orders.total_cents as amount_cents, orders.currency,
    orders.state as stored_state, failure_message, held_until as kept_until, orders.created_date as began
  from orders join projects on projects.uuid = project_uuid
  union all
  select charges.uuid, 'invoice', charges.client_uuid, invoices.project_uuid, project_name,
    invoice_uuid, invoices.number, amount_cents, charges.currency, charges.state, failure_message, null, charges.created_date
  from charges
  join invoices on invoices.uuid = invoice_uuid
  join projects on projects.uuid = invoices.project_uuid
  where asked_by is not null)`

/** Whoever pressed Pay is still waiting for the answer until then, in milliseconds. */
const answersItself = 60_000

/** What of a client's waits: the bank's questions at once, and what has had no answer for a minute. Newest first. */
export async function findWaiting(database: Kysely<Tables>, client_uuid: string, now: Date): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select * from ${payments} payments
    where client_uuid = ${client_uuid} and (stored_state = 'needs_action'
      or (stored_state in ('held', 'charging', 'asked') and began <= ${new Date(now.getTime() - answersItself)}))
    order by began desc, payment_uuid`.execute(database)
  return rows
}

/** A payment of this client's, whatever has become of it. */
export async function findPayment(
  database: Kysely<Tables>,
  client_uuid: string,
  uuid: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select * from ${payments} payments
    where client_uuid = ${client_uuid} and payment_uuid = ${uuid}`.execute(database)
  return rows[0]
}

const states = {
  held: 'pending',
  charging: 'pending',
  asked: 'pending',
  needs_action: 'needs_action',
  paid: 'paid',
  succeeded: 'paid',
  declined: 'declined',
  expired: 'expired',
} as const

export const stateOf = ({ stored_state }: PaymentRow) => states[stored_state as keyof typeof states]

/** A payment as the browser is told of it, but for its state. */
export function shownPayment(row: PaymentRow): Omit<WaitingPayment, 'state'> {
  const { payment_uuid, project_uuid, project_name, invoice_uuid, number, amount_cents, currency, kept_until } = row
  return {
    payment_uuid,
    project_uuid,
    project_name,
    invoice_uuid,
    invoice_number: number === null ? null : invoiceNumber(currency, number),
    amount_cents,
    currency,
    kept_until: kept_until?.toISOString() ?? null,
  }
}

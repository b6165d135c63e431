import type { WaitingPayment } from '@talentplace/contract/hiring/waiting-payments/waiting-payment.routes'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import {
  paymentOfCharge,
  paymentOfOrder,
  type PaymentState,
} from '@talentplace/contract/billing/processor/payment.states'
import { chargeStates, type ChargeState } from '@talentplace/contract/billing/processor/charge.states'
import { orderStates, type OrderState } from '@talentplace/contract/hiring/checkout/order.states'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'

type StoredState =
  | { readonly kind: 'order'; readonly stored_state: OrderState }
  | { readonly kind: 'invoice'; readonly stored_state: ChargeState }

/** A payment as it is stored: an order, or a charge of an invoice that someone asked for. */
export type PaymentRow = Omit<WaitingPayment, 'state' | 'invoice_number' | 'kept_until'> &
  StoredState & {
    readonly number: number | null
    readonly failure_message: string | null
    readonly kept_until: Date | null
    readonly began: Date
  }

const payments = sql`(
  select orders.uuid as payment_uuid, 'order' as kind, 'checkout' as pays_for, orders.client_uuid, project_uuid, project_name,
    null::uuid as invoice_uuid, null::integer as number, orders.total_cents as amount_cents, orders.currency,
    orders.state as stored_state, failure_message, held_until as kept_until, orders.created_date as began
  from orders join projects on projects.uuid = project_uuid
  union all
  select charges.uuid, 'invoice', case when invoices.number is null then 'hours' else 'invoice' end, charges.client_uuid, invoices.project_uuid, project_name,
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
      or (stored_state in ${sqlIn([...orderStates.sets.silent, ...chargeStates.sets.silent])} and began <= ${new Date(now.getTime() - answersItself)}))
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

/** What the payment's client is told of its state. */
export const stateOf = (payment: PaymentRow): PaymentState =>
  payment.kind === 'order' ? paymentOfOrder(payment.stored_state) : paymentOfCharge(payment.stored_state)

/** A payment as the browser is told of it, but for its state. */
export function toPaymentView(row: PaymentRow): Omit<WaitingPayment, 'state'> {
  const { payment_uuid, pays_for, project_uuid, project_name, number, amount_cents, currency, kept_until } = row
  return {
    payment_uuid,
    pays_for,
    project_uuid,
    project_name,
    // A draft is nothing to look at.
    invoice_uuid: number === null ? null : row.invoice_uuid,
    invoice_number: number === null ? null : invoiceNumber(currency, number),
    amount_cents,
    currency,
    kept_until: kept_until?.toISOString() ?? null,
  }
}

import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { PaymentMethod } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { clientClock } from '../invoices/client-clock.ts'
import { clientParty } from '../invoices/client-party.ts'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { isVisibleTo, type InvoiceViewer } from '../invoices/visible-invoices.ts'

/** A payment as its receipt shows it. */
export interface PaidReceipt {
  readonly uuid: string
  readonly client_uuid: string
  /** The day it came in on the client's own clock, `YYYY-MM-DD`. */
  readonly paid_day: string
  readonly method: PaymentMethod
  /** `Visa ending in 4242` where it was a card. */
  readonly card: string | null
  readonly reference: string
  readonly currency: Currency
  /** The whole of what came in, and what of it has been given back. */
  readonly amount_cents: number
  readonly refunded_cents: number
  readonly client: InvoiceParty
  /** What it paid, in the order of the numbers. */
  readonly applied: readonly { readonly number: string; readonly amount_cents: number }[]
  /** What of it became the client's credit. */
  readonly surplus_cents: number
}

interface PaymentRow extends Omit<PaidReceipt, 'paid_day' | 'client' | 'applied'> {
  readonly paid_date: Date
}

async function appliedBy(database: Kysely<Tables>, { uuid, currency }: PaymentRow): Promise<PaidReceipt['applied']> {
  const applied = await database
    .selectFrom('payment_allocations')
    .innerJoin('invoices', 'invoices.uuid', 'invoice_uuid')
    .select(['number', 'amount_cents'])
    .where('payment_uuid', '=', uuid)
    .orderBy('number')
    .execute()
  // What is paid was posted, and has a number.
  return applied.map(({ number, amount_cents }) => ({ number: invoiceNumber(currency, number ?? 0), amount_cents }))
}

/** A payment that the person may see; a credit note has a file of its own. @throws HttpError 404 */
export async function readPayment(database: Kysely<Tables>, viewer: InvoiceViewer, uuid: string): Promise<PaidReceipt> {
  const { rows } = await sql<PaymentRow>`
    select payments.uuid, payments.client_uuid, paid_date, method, brand || ' ending in ' || last_four as card, reference,
      payments.currency, payments.amount_cents, payments.refunded_cents,
      (select coalesce(sum(amount_cents), 0)::int from client_credits
        where payment_uuid = payments.uuid and kind = 'surplus') as surplus_cents
    from (select * from payments where uuid = ${uuid} and method <> 'credit_note' and ${isVisibleTo(viewer)}) payments
    left join charges on charges.uuid = charge_uuid
    left join credit_cards on credit_cards.uuid = charges.card_uuid`.execute(database)
  const [payment] = rows
  if (!payment) throw notFound('There is no such payment.')
  const dayOf = await clientClock(database, payment.client_uuid)
  return {
    ...payment,
    paid_day: dayOf(payment.paid_date),
    client: (await clientParty(database, payment.client_uuid)).party,
    applied: await appliedBy(database, payment),
  }
}

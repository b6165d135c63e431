import type { Invoice, InvoiceParty, InvoicePayment } from '@talentplace/contract/invoices/invoice.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { findInvoices } from './find-invoices.ts'
import { isVisibleTo, seesEveryInvoice, type InvoiceReader } from './visible-invoices.ts'

type PaymentRow = Omit<InvoicePayment, 'paid_date'> & { readonly paid_date: Date }

/** `byName`: staff see who recorded a payment, clients don't. */
async function paymentsOf(database: Kysely<Tables>, invoice_uuid: string, byName: boolean): Promise<InvoicePayment[]> {
  const { rows } = await sql<PaymentRow>`
    select payments.uuid, paid_date, method, payment_allocations.amount_cents, reference,
      case when ${byName} then users.full_name end as recorded_by, brand || ' ending in ' || last_four as card
    from payment_allocations
    join payments on payments.uuid = payment_uuid
    left join users on users.uuid = recorded_by
    left join charges on charges.uuid = charge_uuid
    left join credit_cards on credit_cards.uuid = charges.card_uuid
    where payment_allocations.invoice_uuid = ${invoice_uuid}
    order by paid_date, payments.uuid`.execute(database)
  return rows.map((row) => ({ ...row, paid_date: row.paid_date.toISOString() }))
}

/** How its collection stands: the last refusal since the last payment, the next try, a charge without an answer. */
async function collectionOf(
  database: Kysely<Tables>,
  invoice_uuid: string,
): Promise<Pick<Invoice, 'last_failure' | 'next_try' | 'pending'>> {
  const charges = await database
    .selectFrom('charges')
    .select(['state', 'failure_message', 'settled_date'])
    .where('invoice_uuid', '=', invoice_uuid)
    .orderBy('attempt', 'desc')
    .execute()
  const collection = await database
    .selectFrom('collections')
    .select('next_try')
    .where('invoice_uuid', '=', invoice_uuid)
    .executeTakeFirst()
  const last = charges[0]
  const failure = last?.state === 'declined' ? last : undefined
  return {
    last_failure: failure?.settled_date
      ? { message: failure.failure_message ?? 'The card was declined.', date: failure.settled_date.toISOString() }
      : null,
    next_try: collection?.next_try ?? null,
    pending: charges.some(({ state }) => state === 'asked' || state === 'needs_action'),
  }
}

/** What was stored when it was posted: its lines and taxes in their order, and both parties of that day. */
async function postedParts(database: Kysely<Tables>, uuid: string) {
  const posted = await database
    .selectFrom('invoices')
    .select(['subtotal_cents', 'discount_cents', 'tax_cents', 'supplier', 'client', 'po_number', 'notes'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const lines = await database
    .selectFrom('invoice_lines')
    .select(['kind', 'description', 'role_id', 'quantity', 'unit_cents', 'amount_cents', 'tax_category'])
    .where('invoice_uuid', '=', uuid)
    .orderBy('position')
    .execute()
  const taxes = await database
    .selectFrom('invoice_taxes')
    .select(['name', 'rate_thousandths', 'base_cents', 'amount_cents'])
    .where('invoice_uuid', '=', uuid)
    .orderBy('position')
    .execute()
  return { ...posted, supplier: posted.supplier as InvoiceParty, client: posted.client as InvoiceParty, lines, taxes }
}

/** A posted invoice that the person may see, as it was stored. @throws Refusal 404 */
export async function readInvoice(database: Kysely<Tables>, reader: InvoiceReader, uuid: string): Promise<Invoice> {
  const page = { order: sql`uuid`, limit: 1, offset: 0 }
  const [summary] = await findInvoices(database, sql`uuid = ${uuid} and ${isVisibleTo(reader)}`, page)
  if (!summary) throw notFound('There is no such invoice.')
  return {
    ...summary,
    ...(await postedParts(database, uuid)),
    ...(await collectionOf(database, uuid)),
    payments: await paymentsOf(database, uuid, seesEveryInvoice(reader)),
  }
}

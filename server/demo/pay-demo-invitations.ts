import type { Kysely, Transaction } from 'kysely'
import { postInvoice, type InvoiceParty } from '../billing/invoices/post-invoice.ts'
import { bookPayment } from '../billing/payments/book-payment.ts'
import type { Subscription } from '../subscriptions/owned-subscription.ts'
import type { Database } from '../platform/database/connection.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import { pricePeriod } from '../billing/prices/price-period.ts'
import type { DatedStep } from './in-order-of-days.ts'

interface InvitationDeps {
  readonly database: Database
  readonly supplier: InvoiceParty
}

const owner = 'client2@demo.test'

/** A workshop in Vancouver: taxed as in British Columbia. What staff or the client have entered already stays. */
const address = {
  legal_name: 'Northbank Cycle Works Inc.',
  address_line1: '220 Carrall Street',
  city: 'Vancouver',
  country: 'CA',
  state_prov: 'BC',
  postal_code: 'V6B 2J2',
  phone_number: '604 555 0118',
  currency: 'cad',
} as const

/** The subscriptions of the second client that nothing has been invoiced of. */
async function unpaid(database: Kysely<Tables>): Promise<Subscription[]> {
  const projects = await database
    .selectFrom('projects')
    .innerJoin('users', 'users.uuid', 'projects.created_by')
    .selectAll('projects')
    .where('users.email', '=', owner)
    .where('projects.start_date', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('uuid').whereRef('project_uuid', '=', 'projects.uuid'))),
    )
    .orderBy('projects.start_date')
    .execute()
  return projects as Subscription[]
}

/** The first period, priced by the product's own engine, and paid by transfer on the day it was agreed. */
async function pay(transaction: Transaction<Tables>, subscription: Subscription, supplier: InvoiceParty) {
  const { uuid: project_uuid, client_uuid, start_date, last_seen: at } = subscription
  const { document, period } = await pricePeriod(transaction, subscription, start_date)
  const day = at.toISOString().slice(0, 10)
  const of = { kind: 'checkout' as const, client_uuid, project_uuid }
  const dates = { invoice_date: day, due_date: day, period, at }
  const invoice = await postInvoice(transaction, { ...of, document, supplier, ...dates })
  await transaction
    .updateTable('projects')
    .set({ invoiced_until: period.end })
    .where('uuid', '=', project_uuid)
    .execute()
  await bookPayment(transaction, {
    client_uuid,
    currency: document.currency,
    invoices: [invoice.uuid],
    charge_uuid: null,
    method: 'transfer',
    amount_cents: document.total_cents,
    reference: `Transfer ${day}`,
    recorded_by: null,
    at,
  })
}

/** Has one of them invoiced and paid, on the day it was agreed. */
async function payOne({ database, supplier }: InvitationDeps, subscription: Subscription): Promise<null> {
  await database.kysely.transaction().execute(async (transaction) => {
    const { client_uuid, uuid } = subscription
    await lockRows(transaction, 'clients', [client_uuid])
    await lockRows(transaction, 'projects', [uuid])
    await transaction
      .updateTable('clients')
      .set(address)
      .where('uuid', '=', client_uuid)
      .where('country', 'is', null)
      .execute()
    await pay(transaction, subscription, supplier)
  })
  return null
}

/** The second demo client's subscriptions, for which an assistant is asked, are invoiced and paid. Once. */
export async function invitationSteps(deps: InvitationDeps): Promise<DatedStep[]> {
  const subscriptions = await unpaid(deps.database.kysely)
  return subscriptions.map((subscription) => ({
    at: subscription.last_seen,
    run: () => payOne(deps, subscription),
  }))
}

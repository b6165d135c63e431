import type { Transaction } from 'kysely'
import { draftInvoice, type InvoiceParty } from '../invoices/post-invoice.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PricedHours } from './quote-added-hours.ts'

interface Purchase {
  readonly asked_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
  readonly supplier: InvoiceParty
  readonly at: Date
}

/** Step: hours are asked for: their invoice, a draft until it is paid, with whose they are. Its uuid. */
export async function draftAddedHours(
  transaction: Transaction<Tables>,
  { uuid: project_uuid, client_uuid }: Subscription,
  { quote: { document, seat_uuid, hours }, period, today }: PricedHours,
  { supplier, at, ...requested }: Purchase,
): Promise<string> {
  const invoice_uuid = await draftInvoice(transaction, {
    kind: 'hours',
    client_uuid,
    project_uuid,
    document,
    period,
    invoice_date: today,
    due_date: today,
    supplier,
    at,
  })
  await transaction
    .insertInto('added_hours')
    .values({ invoice_uuid, client_uuid, seat_uuid, hours, ...requested, asked_date: at })
    .execute()
  return invoice_uuid
}

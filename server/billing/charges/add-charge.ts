import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import { rejectOtherRequest } from '../../core/idempotency/request-hash.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** Who asked for a charge, and the key their call came with; nobody: the invoice is tried by itself. */
export interface RequestedCharge {
  readonly asked_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
  /** Once it has gone through, its card is the default. */
  readonly becomes_default: boolean
}

/** How much of a charge is for which invoice. */
export interface ChargeShare {
  readonly invoice_uuid: string
  readonly amount_cents: number
}

export const sumOfShares = (shares: readonly ChargeShare[]) =>
  shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/**
 * Step: what a charge of an invoice asks for: all that is open of it, and after it the small balances of the same client
 * and currency that wait for a charge to take them along. One that someone else holds at this moment waits for the next.
 */
export async function sharesOf(transaction: Transaction<Tables>, invoice: LockedInvoice): Promise<ChargeShare[]> {
  const { uuid, client_uuid, currency } = invoice
  const { rows } = await sql<ChargeShare>`
    select invoices.uuid as invoice_uuid, total_cents - paid_cents as amount_cents
    from invoices join collections on collections.invoice_uuid = invoices.uuid
    where client_uuid = ${client_uuid} and currency = ${currency} and invoices.uuid <> ${uuid}
      and waits_since is not null and paid_cents < total_cents and status in ${sqlIn(invoiceStates.sets.open)}
      and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)
    order by invoices.uuid for update of invoices skip locked`.execute(transaction)
  return [{ invoice_uuid: uuid, amount_cents: invoice.total_cents - invoice.paid_cents }, ...rows]
}

/**
 * Step: notes that the processor will be asked for an invoice's money, and for that of the small balances it takes along
 * (`sharesOf`); its uuid is the key. A second open charge of one of them is refused by the database.
 */
export async function addCharge(
  transaction: Transaction<Tables>,
  charge: {
    invoice: LockedInvoice
    shares: readonly ChargeShare[]
    card_uuid: string
    processor: 'test' | 'stripe'
    at: Date
    requested: RequestedCharge | null
  },
): Promise<string> {
  const { invoice, shares, card_uuid, processor, at, requested: request } = charge
  const { uuid } = await transaction
    .insertInto('charges')
    .values({
      client_uuid: invoice.client_uuid,
      invoice_uuid: invoice.uuid,
      card_uuid,
      processor,
      amount_cents: sumOfShares(shares),
      currency: invoice.currency,
      attempt: sql`1 + coalesce((select max(attempt) from charges where invoice_uuid = ${invoice.uuid}), 0)`,
      created_date: at,
      ...request,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('charge_shares')
    .values(shares.map((share) => ({ charge_uuid: uuid, ...share })))
    .execute()
  return uuid
}

/** True while the processor hasn't said what became of a charge of the invoice. */
export async function hasOpenCharge(transaction: Transaction<Tables>, invoice_uuid: string): Promise<boolean> {
  const open = await transaction
    .selectFrom('charge_shares')
    .select('charge_uuid')
    .where('invoice_uuid', '=', invoice_uuid)
    .where('open', '=', true)
    .executeTakeFirst()
  return open !== undefined
}

/** The charge that the same call has begun before, if it has. @throws HttpError 409 `key_reused` */
export async function chargeOfKey(
  transaction: Transaction<Tables>,
  client_uuid: string,
  request: Pick<RequestedCharge, 'idempotency_key' | 'request_hash'>,
): Promise<string | undefined> {
  const charge = await transaction
    .selectFrom('charges')
    .select(['uuid', 'request_hash'])
    .where('client_uuid', '=', client_uuid)
    .where('idempotency_key', '=', request.idempotency_key)
    .executeTakeFirst()
  if (charge) rejectOtherRequest(charge.request_hash, request.request_hash)
  return charge?.uuid
}

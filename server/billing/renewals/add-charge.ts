import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sumOfShares, type ChargeShare } from './charge-shares.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** Who asked for a charge, and the key their call came with; nobody: the invoice is tried by itself. */
export interface AskedCharge {
  readonly asked_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
  /** Once it has gone through, its card is the default. */
  readonly becomes_default: boolean
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
    asked: AskedCharge | null
  },
): Promise<string> {
  const { invoice, shares, card_uuid, processor, at, asked } = charge
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
      ...asked,
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

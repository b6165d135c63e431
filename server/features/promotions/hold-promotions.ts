import { sql, type Transaction } from 'kysely'
import { holdRows } from '../../platform/database/hold-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { termsOf, whyRefused, type PromotionTerms, type Purchase } from './check-promotion.ts'

function refused(message: string): Refusal {
  return new Refusal(409, 'promotion_refused', message, { fields: { promotion_codes: message } })
}

/** Promotions that are still there, held until the transaction ends. */
async function lockPromotions(transaction: Transaction<Tables>, uuids: readonly string[]) {
  const rows = await holdRows(transaction, 'promotions', uuids)
  return new Map(rows.filter(({ removed_date }) => removed_date === null).map((row) => [row.uuid, row]))
}

/** True when another order of the client has been paid for, or may be at this moment. */
async function buysElsewhere(transaction: Transaction<Tables>, order: { uuid: string; client_uuid: string }) {
  const { rows } = await sql`select from orders where client_uuid = ${order.client_uuid} and uuid <> ${order.uuid}
    and state in ('held', 'charging', 'needs_action', 'paid') limit 1`.execute(transaction)
  return rows.length > 0
}

/**
 * Keeps promotions for an order that is there already, once they have been checked again; in a race over the last use of
 * one, the others are refused.
 * @throws Refusal 409 `promotion_refused` with the reason
 */
export async function holdPromotions(
  transaction: Transaction<Tables>,
  wanted: Purchase & {
    readonly order_uuid: string
    readonly project_uuid: string
    readonly promotions: readonly PromotionTerms[]
  },
): Promise<void> {
  const { client_uuid, project_uuid, order_uuid, promotions, at } = wanted
  if (promotions.length === 0) return
  const uuids = promotions.map((each) => each.uuid)
  const rows = await lockPromotions(transaction, uuids)
  const first_purchase = wanted.first_purchase && !(await buysElsewhere(transaction, { uuid: order_uuid, client_uuid }))
  const held: PromotionTerms[] = []
  for (const { uuid, code } of promotions) {
    const row = rows.get(uuid)
    if (!row) throw refused(`The code ${code} is not in use any more.`)
    const refusal = await whyRefused(transaction, row, { ...wanted, first_purchase }, held)
    if (refusal !== null) throw refused(refusal)
    held.push(termsOf(row))
  }
  await transaction
    .insertInto('promotion_redemptions')
    .values(
      uuids.map((promotion_uuid) => ({ promotion_uuid, client_uuid, order_uuid, project_uuid, created_date: at })),
    )
    .execute()
}

/** What an order held is used for good, or free again for somebody else. Settled once; afterwards nothing changes. */
export async function settlePromotions(
  transaction: Transaction<Tables>,
  order_uuid: string,
  state: 'redeemed' | 'released',
): Promise<void> {
  const redemptions = await holdRows(transaction, 'promotion_redemptions', [order_uuid], 'order_uuid')
  const held = redemptions.filter((each) => each.state === 'held')
  if (held.length === 0) return
  await lockPromotions(
    transaction,
    held.map((each) => each.promotion_uuid),
  )
  await transaction
    .updateTable('promotion_redemptions')
    .set({ state })
    .where('order_uuid', '=', order_uuid)
    .where('state', '=', 'held')
    .execute()
}

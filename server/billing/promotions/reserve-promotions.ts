import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { redemptionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import type { Selectable, Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { termsOf, rejectionReason, type PromotionTerms, type Purchase } from './check-promotion.ts'
import { hasBought } from './has-bought.ts'

function rejected(message: string): HttpError {
  return new HttpError(409, 'promotion_refused', message, { fields: { promotion_codes: message } })
}

/** Promotions, also removed ones, held until the transaction ends. */
async function lockPromotions(transaction: Transaction<Tables>, uuids: readonly string[]) {
  const rows = await lockRows(transaction, 'promotions', uuids)
  return new Map(rows.map((row) => [row.uuid, row]))
}

/**
 * Keeps promotions for an order that is there already, once they have been checked again; in a race over the last use of
 * one, the others are refused.
 * @throws HttpError 409 `promotion_refused` with the reason
 */
export async function reservePromotions(
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
  const first_purchase = wanted.first_purchase && !(await hasBought(transaction, { client_uuid, besides: order_uuid }))
  const reserved: PromotionTerms[] = []
  for (const { uuid, code } of promotions) {
    const row = rows.get(uuid)
    if (!row || row.removed_date !== null) throw rejected(refusals.codeRetired({ code }))
    const rejection = await rejectionReason(transaction, row, { ...wanted, first_purchase }, reserved)
    if (rejection !== null) throw rejected(rejection)
    reserved.push(termsOf(row))
  }
  await transaction
    .insertInto('promotion_redemptions')
    .values(
      uuids.map((promotion_uuid) => ({ promotion_uuid, client_uuid, order_uuid, project_uuid, created_date: at })),
    )
    .execute()
}

/** Uses of promotions by an order, in these states, and then the promotions themselves, held until the transaction ends. */
async function lockUses(transaction: Transaction<Tables>, order_uuid: string, states: readonly string[]) {
  const redemptions = await lockRows(transaction, 'promotion_redemptions', [order_uuid], 'order_uuid')
  const uses = redemptions.filter((each) => states.includes(each.state))
  const promotions = await lockPromotions(
    transaction,
    uses.map((each) => each.promotion_uuid),
  )
  return { uses, promotions }
}

/** Step: an order came to nothing, so what it held of promotions is free for someone else. */
export async function releasePromotions(transaction: Transaction<Tables>, order_uuid: string): Promise<void> {
  const { uses } = await lockUses(transaction, order_uuid, redemptionStates.sets.open)
  for (const use of uses) {
    const state = redemptionStates.step(use.state, 'released', 'system')
    await transaction.updateTable('promotion_redemptions').set({ state }).where('uuid', '=', use.uuid).execute()
  }
}

/** True where every use of a promotion that its limit allows has gone to someone. */
function isUsedUp({ max_redemptions, times_redeemed, redeemed_beyond_limit }: Selectable<Tables['promotions']>) {
  return max_redemptions !== null && times_redeemed - redeemed_beyond_limit >= max_redemptions
}

/**
 * Step: an order is paid, so its promotions are used for good. Those of one that had been given up before its money came
 * are used too, as they were signed: where the last use has gone to someone else meanwhile, it counts beyond the limit.
 */
export async function redeemPromotions(transaction: Transaction<Tables>, order_uuid: string): Promise<void> {
  const { uses, promotions } = await lockUses(transaction, order_uuid, redemptionStates.sets.redeemable)
  for (const { uuid, state, promotion_uuid } of uses) {
    const promotion = promotions.get(promotion_uuid)
    const beyond_limit = state === 'released' && promotion !== undefined && isUsedUp(promotion)
    await transaction
      .updateTable('promotion_redemptions')
      .set({ state: redemptionStates.step(state, 'redeemed', 'system'), beyond_limit })
      .where('uuid', '=', uuid)
      .execute()
  }
}

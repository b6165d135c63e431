import { redemptionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: what a subscription that never began had redeemed counts no more, and can be used again. */
export async function giveBackPromotions(transaction: Transaction<Tables>, project_uuid: string): Promise<void> {
  const reserved = await lockRows(transaction, 'promotion_redemptions', [project_uuid], 'project_uuid')
  const redeemed = reserved.filter(({ state }) => state === 'redeemed')
  await lockRows(
    transaction,
    'promotions',
    redeemed.map(({ promotion_uuid }) => promotion_uuid),
  )
  for (const use of redeemed) {
    const state = redemptionStates.step(use.state, 'released', 'client')
    await transaction.updateTable('promotion_redemptions').set({ state }).where('uuid', '=', use.uuid).execute()
  }
}

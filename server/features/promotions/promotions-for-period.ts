import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { termsOf, type PromotionTerms } from './check-promotion.ts'

/**
 * What of a subscription's promotions is left for its next period, in the order they were applied. What was agreed at
 * checkout stays, whatever has become of the promotion since.
 */
export async function promotionsForPeriod(database: Kysely<Tables>, project_uuid: string): Promise<PromotionTerms[]> {
  const rows = await database
    .selectFrom('promotion_redemptions as redemption')
    .innerJoin('promotions', 'promotions.uuid', 'redemption.promotion_uuid')
    .selectAll('promotions')
    .select('redemption.periods_applied')
    .where('redemption.project_uuid', '=', project_uuid)
    .where('redemption.state', '=', 'redeemed')
    .where(sql<boolean>`(duration = 'forever' or (duration = 'repeating' and periods_applied < months))`)
    .orderBy('redemption.created_date')
    .orderBy('redemption.uuid')
    .execute()
  return rows.map((row) => ({ ...termsOf(row), periods_applied: row.periods_applied }))
}

/** Counts one more period for the promotions that its invoice applied; in the transaction that posts the invoice. */
export async function countPeriod(
  transaction: Transaction<Tables>,
  project_uuid: string,
  promotions: readonly PromotionTerms[],
): Promise<void> {
  if (promotions.length === 0) return
  await transaction
    .updateTable('promotion_redemptions')
    .set({ periods_applied: sql`periods_applied + 1` })
    .where('project_uuid', '=', project_uuid)
    .where('state', '=', 'redeemed')
    .where(
      'promotion_uuid',
      'in',
      promotions.map((each) => each.uuid),
    )
    .execute()
}

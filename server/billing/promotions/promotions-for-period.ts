import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { termsOf, type PromotionTerms } from './check-promotion.ts'

/**
 * What of subscriptions' promotions is left for the next period of each, in the order they were applied. What was agreed at
 * checkout stays, whatever has become of the promotion since. By subscription.
 */
export async function promotionsForPeriods(
  database: Kysely<Tables>,
  projects: readonly string[],
): Promise<Map<string, PromotionTerms[]>> {
  const rows = await database
    .selectFrom('promotion_redemptions as redemption')
    .innerJoin('promotions', 'promotions.uuid', 'redemption.promotion_uuid')
    .selectAll('promotions')
    .select(['redemption.project_uuid', 'redemption.periods_applied'])
    .where(sql<boolean>`redemption.project_uuid = any(${projects}::uuid[])`)
    .where('redemption.state', '=', 'redeemed')
    .where(sql<boolean>`(duration = 'forever' or (duration = 'repeating' and periods_applied < months))`)
    .orderBy('redemption.created_date')
    .orderBy('redemption.uuid')
    .execute()
  const left = new Map<string, PromotionTerms[]>(projects.map((uuid) => [uuid, []]))
  for (const row of rows) left.get(row.project_uuid)?.push({ ...termsOf(row), periods_applied: row.periods_applied })
  return left
}

/** The same of one subscription. */
export async function promotionsForPeriod(database: Kysely<Tables>, project_uuid: string): Promise<PromotionTerms[]> {
  return (await promotionsForPeriods(database, [project_uuid])).get(project_uuid) ?? []
}

/** A subscription and the promotions that the invoice of its period has applied. */
export interface AppliedPromotions {
  readonly project_uuid: string
  readonly promotions: readonly PromotionTerms[]
}

/** Counts one more period for the promotions that invoices applied; in the transaction that posts them. */
export async function countPeriods(
  transaction: Transaction<Tables>,
  applied: readonly AppliedPromotions[],
): Promise<void> {
  const uses = applied.flatMap(({ project_uuid, promotions }) => promotions.map(({ uuid }) => ({ project_uuid, uuid })))
  if (uses.length === 0) return
  await sql`
    update promotion_redemptions set periods_applied = periods_applied + 1
    from unnest(${uses.map((use) => use.project_uuid)}::uuid[], ${uses.map(({ uuid }) => uuid)}::uuid[])
      as used (project_uuid, promotion_uuid)
    where promotion_redemptions.project_uuid = used.project_uuid
      and promotion_redemptions.promotion_uuid = used.promotion_uuid and state = 'redeemed'`.execute(transaction)
}

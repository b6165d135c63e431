import type { RolloverHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { rolloverUntil } from '../../rules/rollover-until.ts'
import type { Subscription } from '../subscriptions/owned-subscription.ts'

/** A year of periods, each with hours of as many as can last. */
const most = 12 * 12

/** The ledger of a subscription's carried hours by the day on its client's clock, the latest period first. */
export async function rolloverLines(
  database: Kysely<Tables>,
  subscription: Subscription,
  today: string,
): Promise<RolloverHours[]> {
  const lines = await database
    .selectFrom('carried_hours')
    .innerJoin('subscription_periods as source', 'source.uuid', 'from_uuid')
    .innerJoin('subscription_periods as target', 'target.uuid', 'into_uuid')
    .select(['source.period_start as from_start', 'source.period_end as from_end'])
    .select(['target.period_start as into_start', 'target.period_end as into_end'])
    .select(['carried_hours.carried_seconds', 'used_seconds', 'expired_seconds', 'left_seconds', 'periods_left'])
    .where('target.project_uuid', '=', subscription.uuid)
    .orderBy('target.period_start', 'desc')
    .orderBy('source.period_start')
    .limit(most)
    .execute()
  return lines.map((line) => {
    const isLatest = line.into_end === subscription.invoiced_until
    const ends_on = isLatest ? rolloverUntil(subscription, line.periods_left) : null
    // No period began after it that would have written so.
    const over = ends_on !== null && ends_on < today ? line.left_seconds : 0
    return {
      from: { start: line.from_start, end: line.from_end },
      into: { start: line.into_start, end: line.into_end },
      carried_seconds: line.carried_seconds,
      used_seconds: line.used_seconds,
      expired_seconds: line.expired_seconds + over,
      left_seconds: line.left_seconds - over,
      ends_on,
    }
  })
}

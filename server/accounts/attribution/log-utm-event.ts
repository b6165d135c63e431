import { logUtmEvent, type UtmOrigin } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import { countForUtm } from './count-for-utm.ts'
import { findUtm } from './find-utm.ts'
import { givenParameters, type UtmParameters } from './utm-parameters.ts'

type Named = { uuid: string; shortcode: string | null; origin: UtmOrigin }

/** A name for a record nobody named: what its parameters say. */
function labelOf({ utm_campaign, utm_source, utm_medium }: UtmParameters): string {
  const words = [utm_campaign, utm_source, utm_medium].filter((word) => word !== undefined)
  return (words.join(' · ') || 'Unnamed').slice(0, 200)
}

/** The record with exactly these parameters: one made by staff before one that was merely seen; noted when new. */
async function withParameters(
  transaction: Transaction<Tables>,
  parameters: UtmParameters,
  at: Date,
): Promise<Named | undefined> {
  if (Object.keys(parameters).length === 0) return undefined
  const text = JSON.stringify(parameters)
  const known = await transaction
    .selectFrom('utms')
    .select(['uuid', 'shortcode', 'origin'])
    .where('parameters_key', '=', sql<string>`md5(${text}::jsonb::text)`)
    .where('origin', '<>', 'referral')
    .orderBy('origin')
    .orderBy('uuid')
    .executeTakeFirst()
  if (known) return known
  return transaction
    .insertInto('utms')
    .values({ label: labelOf(parameters), parameters: text, origin: 'seen', created_date: at })
    .onConflict((conflict) =>
      // Seen twice at once: the later one gets the row of the earlier.
      conflict
        .column('parameters_key')
        .where('origin', '=', 'seen')
        .doUpdateSet({ label: sql`utms.label` }),
    )
    .returning(['uuid', 'shortcode', 'origin'])
    .executeTakeFirstOrThrow()
}

/** C5.3: logs a visit and counts it for the record it came by. */
export function logUtmEventOperation(deps: { database: Database; clock: Clock; throttle: Throttle; limit: Limit }) {
  const { database, clock, throttle, limit } = deps
  return handle(logUtmEvent, async ({ address }, { query, body }) => {
    await throttle.admit(limit, address)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const named = body.utm ? await findUtm(transaction, body.utm) : undefined
      const record = named ?? (await withParameters(transaction, givenParameters(body), at))
      await transaction
        .insertInto('utm_log')
        .values({
          event: query.event,
          utm_uuid: record?.uuid ?? null,
          value: named === undefined && body.utm ? body.utm : null,
          page: body.page ?? '',
          created_date: at,
        })
        .execute()
      if (record) await countForUtm(transaction, record.uuid, 'pageviews', at)
      const is_referral = record?.origin === 'referral'
      return { uuid: record?.uuid ?? null, shortcode: record?.shortcode ?? null, is_referral }
    })
  })
}

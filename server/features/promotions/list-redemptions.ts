import { listRedemptions } from '@talentplace/contract/promotions/promotion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { requirePromotion } from './promotion-record.ts'

/** Who has used a promotion, newest first unless asked otherwise. */
export function listRedemptionsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listRedemptions, async (_context, { params, query }) => {
    await requirePromotion(database.kysely, clock.now(), params.uuid)
    const { limit, offset, sortDesc } = query.pagination
    const direction = sortDesc?.[0] === false ? 'asc' : 'desc'
    const found = database.kysely
      .selectFrom('promotion_redemptions as redemption')
      .where('promotion_uuid', '=', params.uuid)
      .$if(query.state !== undefined, (all) => all.where('redemption.state', '=', query.state ?? 'held'))
    const [rows, { count }] = await Promise.all([
      found
        .innerJoin('clients', 'clients.uuid', 'redemption.client_uuid')
        .innerJoin('projects', 'projects.uuid', 'redemption.project_uuid')
        .select(['redemption.uuid', 'redemption.state', 'redemption.client_uuid', 'company'])
        .select([
          'redemption.project_uuid',
          'project_name',
          'periods_applied',
          'beyond_limit',
          'redemption.created_date',
        ])
        .orderBy('redemption.created_date', direction)
        .orderBy('redemption.uuid', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
      found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ])
    const redemptions = rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() }))
    return { redemptions, count }
  })
}

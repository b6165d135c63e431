import { listRedemptions } from '@talentplace/contract/billing/promotions/promotion.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { requirePromotion } from './promotion-record.ts'

/** Who has used a promotion, newest first unless asked otherwise. */
export function listRedemptionsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listRedemptions, async (_context, { params, query }) => {
    await requirePromotion(database.kysely, clock.now(), params.uuid)
    const found = database.kysely
      .selectFrom('promotion_redemptions as redemption')
      .where('promotion_uuid', '=', params.uuid)
      .$if(query.state !== undefined, (all) => all.where('redemption.state', '=', query.state ?? 'held'))
    const listed = found
      .innerJoin('clients', 'clients.uuid', 'redemption.client_uuid')
      .innerJoin('projects', 'projects.uuid', 'redemption.project_uuid')
      .select(['redemption.uuid', 'redemption.state', 'redemption.client_uuid', 'company'])
      .select(['redemption.project_uuid', 'project_name', 'periods_applied', 'beyond_limit', 'redemption.created_date'])
    const page = latestPage(query.pagination, [sql`redemption.created_date`, sql`redemption.uuid`])
    const { rows, count } = await listPage(listed, page, found)
    const redemptions = rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() }))
    return { redemptions, count }
  })
}

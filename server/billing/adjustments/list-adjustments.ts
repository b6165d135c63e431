import { listAdjustments } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { adjustmentRows, adjustmentSummary } from './adjustment-rows.ts'
import { waitsForApproval } from './waits-for-approval.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: sql`created_date`,
  name: inNameOrder(sql`name`),
  amount_cents: sql`amount_cents`,
  effective_date: sql`effective_date`,
  state: sql`state`,
}

function filtersOf(query: Received<typeof listAdjustments>['query'], { session, at }: { session: Session; at: Date }) {
  const { kind, search = '', state, reason_code, currency, from, to, project_uuid, virtualassistant_uuid } = query
  const { waits_for_me } = query
  const theirs = waitsForApproval(session, at)
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [true, sql`kind = ${kind}`],
    [
      search !== '',
      sql`(client_uuid in (select uuid from clients where searched_text like ${words})
      or virtualassistant_uuid in (select uuid from assistants where searched_text like ${words})
      or project_uuid in (select uuid from projects where searched_text like ${words}) or written ilike ${inNumber(search)})`,
    ],
    [state !== undefined, sql`state = ${state}`],
    [reason_code !== undefined, sql`reason_code = ${reason_code}`],
    [currency !== undefined, sql`currency = ${currency}`],
    [from !== undefined, sql`effective_date >= ${from}::date`],
    [to !== undefined, sql`effective_date <= ${to}::date`],
    [project_uuid !== undefined, sql`project_uuid = ${project_uuid}`],
    [virtualassistant_uuid !== undefined, sql`virtualassistant_uuid = ${virtualassistant_uuid}`],
    [waits_for_me !== undefined, waits_for_me ? theirs : sql`not ${theirs}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** A6.6: newest first. */
export function listAdjustmentsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listAdjustments, async (context, { query }) => {
    const where = sql.join<boolean>(filtersOf(query, { session: signedIn(context), at: clock.now() }), sql` and `)
    const page = pageOf(query.pagination, columns, { by: 'created_date', descending: true }, sql`uuid`)
    const { rows, count } = await listPage(adjustmentRows(database.kysely).where(where), page)
    return { adjustments: rows.map(adjustmentSummary), count }
  })
}

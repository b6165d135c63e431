import { listAlerts, type AlertFilters } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { alertRows, alertSummary } from './read-alert.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: neverEmpty(sql`alerts.created_date`),
  last_date: neverEmpty(sql`alerts.last_date`),
  type: neverEmpty(sql`alerts.type`),
  status: neverEmpty(sql`alerts.status`),
  title: neverEmpty(inNameOrder(sql`alerts.title`)),
  repeat_count: neverEmpty(sql`alerts.repeat_count`),
}

/** Those that match the filters, by their uuids. */
export function matchingAlerts(
  kysely: Kysely<Tables>,
  { user_uuid }: Pick<Session, 'user_uuid'>,
  { search = '', type, status, open = false, mine = false }: AlertFilters,
) {
  const words = containing(search)
  return kysely
    .selectFrom('alerts')
    .select('alerts.uuid')
    .$if(search !== '', (alerts) =>
      alerts.where(sql<boolean>`(folded_text(alerts.title) like ${words} or folded_text(alerts.detail) like ${words})`),
    )
    .$if(type !== undefined, (alerts) => alerts.where('alerts.type', '=', type ?? 'alert'))
    .$if(status !== undefined, (alerts) => alerts.where('alerts.status', '=', status ?? 'new'))
    .$if(open, (alerts) => alerts.where('alerts.status', 'in', alertStates.sets.open))
    .$if(mine, (alerts) => alerts.where('alerts.assigned_to', '=', user_uuid))
}

/** A6.6: newest first. */
export function listAlertsOperation({ kysely }: Database) {
  return handle(listAlerts, async (context, { query }) => {
    const found = matchingAlerts(kysely, signedIn(context), query)
    const page = pageOf(query.pagination, columns, { by: 'created_date', descending: true }, [
      [sql`alerts.uuid`, 'asc'],
    ])
    const { rows, count } = await listPage(found, page)
    const uuids = rows.map(({ uuid }) => uuid)
    const details = await alertRows(kysely)
      .where(sql<boolean>`alerts.uuid = any (${uuids}::uuid[])`)
      .execute()
    return { alerts: inPageOrder(uuids, details).map(alertSummary), count }
  })
}

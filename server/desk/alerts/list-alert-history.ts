import { listAlertHistory, type AlertChange } from '@talentplace/contract/desk/alerts/alert.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

interface Details {
  readonly assigned_to_name?: string
  readonly note?: string
}

/** What the audit keeps of an alert, newest first. */
export function listAlertHistoryOperation({ kysely }: Database) {
  return handle(listAlertHistory, async (_context, { params: { uuid }, query }) => {
    const known = await kysely.selectFrom('alerts').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
    if (!known) throw notFound('There is no such alert.')
    const entries = kysely
      .selectFrom('audit_entries')
      .where('entity', '=', `alert:${uuid}`)
      .leftJoin('users', 'users.uuid', 'audit_entries.actor_uuid')
      .select(['audit_entries.uuid', 'action', 'details', 'audit_entries.created_date'])
      .select('users.full_name as actor_name')
    const { rows, count } = await listPage(entries, latestPage(query.pagination, [sql`audit_entries.id`]))
    const changes = rows.map(({ uuid: change, action, details, actor_name, created_date }) => {
      const { assigned_to_name = null, note = null } = details as Details
      return {
        uuid: change,
        action: action as AlertChange['action'],
        actor_name,
        assigned_to_name,
        note,
        created_date: created_date.toISOString(),
      }
    })
    return { changes, count }
  })
}

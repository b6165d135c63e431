import {
  listConfigurationHistory,
  type ConfigurationChange,
} from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

type Details = Pick<ConfigurationChange, 'before' | 'after'>

/** What the audit keeps of a configuration; one that was deleted keeps its history. */
export function listConfigurationHistoryOperation(database: Database) {
  return handle(listConfigurationHistory, async (_context, { params, query }) => {
    const entries = database.kysely
      .selectFrom('audit_entries')
      .where('entity', '=', `configuration:${params.name}`)
      .leftJoin('users', 'users.uuid', 'audit_entries.actor_uuid')
      .select(['audit_entries.uuid', 'action', 'details', 'reason', 'audit_entries.created_date'])
      .select('users.full_name as actor_name')
    const [{ rows, count }, known] = await Promise.all([
      listPage(entries, latestPage(query.pagination, [sql`audit_entries.id`])),
      database.kysely.selectFrom('configurations').select('name').where('name', '=', params.name).executeTakeFirst(),
    ])
    if (count === 0 && !known) throw notFound()
    const changes = rows.map(({ details, action, created_date, ...row }) => ({
      ...row,
      ...(details as Details),
      action: action as ConfigurationChange['action'],
      created_date: created_date.toISOString(),
    }))
    return { changes, count }
  })
}

import { listPeopleHistory } from '@talentplace/contract/people/history.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { entityOf, reachPerson } from './reached-person.ts'

export function listPeopleHistoryOperation({ database }: { database: Database }) {
  return handle(listPeopleHistory, async (context, { params, query }) => {
    await reachPerson(database.kysely, signedIn(context), { ...params, reach: 'view' })
    const entries = database.kysely
      .selectFrom('audit_entries')
      .where('entity', '=', entityOf(params))
      .leftJoin('users as actor', 'actor.uuid', 'audit_entries.actor_uuid')
      .leftJoin('users as impersonator', 'impersonator.uuid', 'audit_entries.impersonator_uuid')
      .select(['audit_entries.uuid', 'action', 'reason', 'details', 'audit_entries.created_date'])
      .select(['actor.full_name as actor_name', 'impersonator.full_name as impersonator_name'])
    const { rows, count } = await listPage(entries, latestPage(query.pagination, [sql`audit_entries.id`]))
    return {
      entries: rows.map((row) => ({
        ...row,
        details: row.details as Record<string, unknown>,
        created_date: row.created_date.toISOString(),
      })),
      count,
    }
  })
}

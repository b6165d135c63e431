import { listPeopleHistory } from '@talentplace/contract/talent/people/history.routes'
import type { PersonParams } from '@talentplace/contract/talent/people/person'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { entityOf, ownerColumn, reachPerson } from './reached-person.ts'

/** Whoever was merged into this one, as the audit calls them. */
async function mergedInto(database: Kysely<Tables>, { kind, uuid }: PersonParams): Promise<string[]> {
  const merged = await database.selectFrom('merged_people').select('uuid').where(ownerColumn[kind], '=', uuid).execute()
  return merged.map((each) => entityOf({ kind, uuid: each.uuid }))
}

export function listPeopleHistoryOperation({ database }: { database: Database }) {
  return handle(listPeopleHistory, async (context, { params, query }) => {
    await reachPerson(database.kysely, signedIn(context), { ...params, reach: 'view' })
    const entries = database.kysely
      .selectFrom('audit_entries')
      .where('entity', 'in', [entityOf(params), ...(await mergedInto(database.kysely, params))])
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

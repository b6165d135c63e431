import { listUserAudit } from '@talentplace/contract/accounts/users/user.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { isUserStaff } from './user-row.ts'

/** Staff also read the entries of a closed account. */
export function listUserAuditOperation(database: Database) {
  return handle(listUserAudit, async (context, { params, query }) => {
    const session = signedIn(context)
    if (params.uuid !== session.user_uuid && !isUserStaff(session)) throw notFound()
    const entries = database.kysely
      .selectFrom('audit_entries')
      .where('entity', '=', `user:${params.uuid}`)
      .leftJoin('users as actor', 'actor.uuid', 'audit_entries.actor_uuid')
      .leftJoin('users as impersonator', 'impersonator.uuid', 'audit_entries.impersonator_uuid')
      .select(['audit_entries.uuid', 'action', 'reason', 'details', 'audit_entries.created_date'])
      .select(['actor.full_name as actor_name', 'impersonator.full_name as impersonator_name'])
    const [{ rows, count }, known] = await Promise.all([
      listPage(entries, latestPage(query.pagination, [sql`audit_entries.id`])),
      database.kysely.selectFrom('users').select('uuid').where('uuid', '=', params.uuid).executeTakeFirst(),
    ])
    if (!known) throw notFound()
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

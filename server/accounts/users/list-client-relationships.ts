import { listClientRelationships } from '@talentplace/contract/accounts/users/user.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { visibleUser } from './user-row.ts'

/** A contact belongs to one client. */
export function listClientRelationshipsOperation(database: Database) {
  return handle(listClientRelationships, async (context, { params, query }) => {
    const { client_uuid, company, is_primary_contact } = await visibleUser(database, signedIn(context), params.uuid)
    if (client_uuid === null || company === null) return { relationships: [], count: 0 }
    const { limit, offset } = query.pagination
    const all = [{ client_uuid, company, role: 'client' as const, is_primary_contact }]
    return { relationships: all.slice(offset, offset + limit), count: all.length }
  })
}

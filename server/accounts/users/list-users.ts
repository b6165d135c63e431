import { listUsers } from '@talentplace/contract/accounts/users/user.routes'
import { permissionBundles } from '@talentplace/contract/shared/permission'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { isOfKind } from './user-kind.ts'
import { openAccounts, toUserView, userColumns } from './user-row.ts'

const columns = {
  full_name: sql`users.searched_text`,
  email: sql`users.email`,
  company: sql`clients.searched_text`,
  created_date: sql`users.created_date`,
}

/** Who holds all of a bundle's permissions. */
function holdsBundle(name: string) {
  const bundle = permissionBundles.find((each) => each.name === name)
  return sql<boolean>`users.permissions @> ${[...(bundle?.permissions ?? [])]}::text[]`
}

export function listUsersOperation(database: Database) {
  return handle(listUsers, async (_context, { query }) => {
    const { search, kind, permission, bundle, client_uuid, pagination } = query
    let found = openAccounts(database.kysely)
    if (kind !== undefined) found = found.where(isOfKind(kind))
    if (permission !== undefined) found = found.where(sql<boolean>`${permission} = any (users.permissions)`)
    if (bundle !== undefined) found = found.where(holdsBundle(bundle))
    if (client_uuid !== undefined) found = found.where('users.client_uuid', '=', client_uuid)
    for (const word of search?.split(/\s+/).filter(Boolean).slice(0, 10) ?? []) {
      const pattern = containing(word)
      found = found.where((where) =>
        where.or([where('users.searched_text', 'like', pattern), where('clients.searched_text', 'like', pattern)]),
      )
    }
    const page = pageOf(pagination, columns, { by: 'full_name', descending: false }, sql`users.uuid`)
    const { rows, count } = await listPage(found.select(userColumns), page)
    return { users: rows.map(toUserView), count }
  })
}

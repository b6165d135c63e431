import { searchUsers } from '@talentplace/contract/accounts/users/user.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { beginningAWord } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isOfKind } from './user-kind.ts'
import { companyOf, isUserStaff, openAccounts } from './user-row.ts'

const columns = { full_name: sql`users.searched_text`, email: sql`users.email` }

export function searchUsersOperation(database: Database) {
  return handle(searchUsers, async (context, { query: { search, kind, pagination } }) => {
    const session = signedIn(context)
    let found = openAccounts(database.kysely)
    // A client without a company has no colleagues: nobody's company is null.
    if (!isUserStaff(session)) found = found.where('users.client_uuid', '=', companyOf(session))
    if (kind !== undefined) found = found.where(isOfKind(kind))
    for (const word of search?.split(/\s+/).filter(Boolean).slice(0, 10) ?? []) {
      found = found.where(sql<boolean>`users.searched_text like any (${beginningAWord(word)}::text[])`)
    }
    const page = pageOf(pagination, columns, { by: 'full_name', descending: false }, sql`users.uuid`)
    const { rows: users, count } = await listPage(
      found.select(['users.uuid', 'users.full_name', 'users.email', 'users.avatar_id', 'clients.company']),
      page,
    )
    return { users, count }
  })
}

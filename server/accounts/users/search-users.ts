import { searchUsers } from '@talentplace/contract/accounts/users/user.routes'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { beginningAWord } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isOfKind } from './user-kind.ts'
import { companyOf, isUserStaff, openAccounts } from './user-row.ts'

const columns = { full_name: neverEmpty(sql`users.searched_text`), email: neverEmpty(sql`users.email`) }
const ties: Ties = [[sql`users.uuid`, 'asc']]

export function searchUsersOperation({ kysely }: Database) {
  return handle(searchUsers, async (context, { query: { search, kind, pagination } }) => {
    const session = signedIn(context)
    const words = search?.split(/\s+/).filter(Boolean).slice(0, 10) ?? []
    const conditions: RawBuilder<boolean>[] = [
      sql`users.deleted_date is null`,
      // A client without a company has no colleagues: nobody's company is null.
      ...(isUserStaff(session) ? [] : [sql<boolean>`users.client_uuid = ${companyOf(session)}`]),
      ...(kind === undefined ? [] : [isOfKind(kind)]),
      ...words.map((word) => sql<boolean>`users.searched_text like any (${beginningAWord(word)}::text[])`),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const found = rowsWhere(kysely, 'users', { where, isSearch: words.length > 0 })
    const page = pageOf(pagination, columns, { by: 'full_name', descending: false }, ties)
    const { rows: ids, count } = await listPage(found.select('users.uuid'), page)
    const uuids = ids.map(({ uuid }) => uuid)
    const read = openAccounts(kysely)
      .select(['users.uuid', 'users.full_name', 'users.email', 'users.avatar_id', 'clients.company'])
      .where(sql<boolean>`users.uuid = any (${uuids}::uuid[])`)
    return { users: inPageOrder(uuids, await read.execute()), count }
  })
}

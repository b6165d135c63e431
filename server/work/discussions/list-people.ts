import { listPeople } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { beginningAWord } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { assistantOfUser, personColumns, type PersonView } from './person-view.ts'

const maxWords = 10
const usually = { by: 'name', descending: false } as const
/** The name that `personColumns` shows, folded: a line of what each of them is searched by. */
const columns = {
  name: neverEmpty(
    sql`coalesce(split_part(assistants.searched_text, chr(10), 2), split_part(users.searched_text, chr(10), 1))`,
  ),
}
const ties: Ties = [[sql`users.uuid`, 'asc']]

/** A word of the account, of the profile or of the company, each looked for in its own table. */
function matching(word: string): RawBuilder<boolean> {
  const started = sql`any (${beginningAWord(word)}::text[])`
  return sql`users.uuid = any (array(select uuid from users where searched_text like ${started}
    union all select user_uuid from assistants where user_uuid is not null and searched_text like ${started}
    union all select users.uuid from clients join users on users.client_uuid = clients.uuid and users.deleted_date is null
      where clients.searched_text like ${started}))`
}

/** C4.1: people whose threads staff may look for, or to whom they write. */
export function listPeopleOperation({ database: { kysely } }: { database: Database }) {
  return handle(listPeople, async (_context, { query: { search, user_uuid, pagination } }) => {
    const words = search?.split(/\s+/).filter(Boolean).slice(0, maxWords) ?? []
    const conditions = [
      sql<boolean>`users.deleted_date is null`,
      ...(user_uuid === undefined ? [] : [sql<boolean>`users.uuid = ${user_uuid}`]),
      ...words.map(matching),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const found = rowsWhere(kysely, 'users', { where, isSearch: words.length > 0 })
    const named = found.leftJoin('assistants', 'assistants.user_uuid', 'users.uuid').select('users.uuid')
    const { rows: ids, count } = await listPage(named, pageOf(pagination, columns, usually, ties), found)
    const uuids = ids.map(({ uuid }) => uuid)
    const { rows } = await sql<PersonView & { uuid: string; company: string | null }>`
      select users.uuid, ${personColumns}, clients.company from users ${assistantOfUser}
      left join clients on clients.uuid = users.client_uuid where users.uuid = any (${uuids}::uuid[])`.execute(kysely)
    const people = inPageOrder(uuids, rows)
    return {
      people: people.map(({ name, role, avatar_id, company, ...row }) => ({
        user_uuid: row.user_uuid,
        name,
        role,
        avatar_id,
        company,
      })),
      count,
    }
  })
}

import { listPeople } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { beginningAWord } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { nameOfAssistant } from '../../platform/database/name-order.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { assistantOfUser, personColumns, type PersonView } from './person-view.ts'

const maxWords = 10
const usually = { by: 'name', descending: false } as const
/** The name that `personColumns` shows, folded: a line of what each of them is searched by. */
const columns = {
  name: neverEmpty(sql`coalesce(${nameOfAssistant}, split_part(users.searched_text, chr(10), 1))`),
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

const direction = (isDescending: boolean) => (isDescending ? sql`desc` : sql`asc`)

/** As far from either end the two indexes are quicker than putting everybody in order. */
const maxByIndex = 5_000

interface NamePage {
  readonly limit: number
  readonly offset: number
  readonly sortDesc?: readonly boolean[] | undefined
}

/**
 * Everybody with an account, by name. Assistants and everybody else are each read by the index of their names, as far as the page needs, and put
 * in one order then; nearer to its end the list is read from there. Null: the page is too far from both.
 */
async function pageOfEverybody(
  database: Kysely<Tables>,
  { limit, offset, sortDesc = [false] }: NamePage,
): Promise<{ rows: { uuid: string }[]; count: number } | null> {
  const { count } = await database
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_date', 'is', null)
    .executeTakeFirstOrThrow()
  const left = Math.max(count - offset, 0)
  const isFromEnd = left < offset
  const size = Math.min(limit, left)
  const skipped = isFromEnd ? left - size : offset
  const needed = skipped + size
  if (needed > maxByIndex) return null
  const order = sql`order by name ${direction(sortDesc[0] === true ? !isFromEnd : isFromEnd)}, uuid ${direction(isFromEnd)}`
  const { rows } = await sql<{ uuid: string }>`
    select uuid from (
      (select user_uuid as uuid, ${nameOfAssistant} as name from assistants join users on users.uuid = user_uuid
        where deleted_date is null ${order} limit ${needed})
      union all
      (select uuid, split_part(users.searched_text, chr(10), 1) as name from users
        where deleted_date is null and not exists (select from assistants where user_uuid = users.uuid) ${order} limit ${needed})) named
    ${order} limit ${size} offset ${skipped}`.execute(database)
  return { rows: isFromEnd ? rows.toReversed() : rows, count }
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
    const isNarrowed = words.length > 0 || user_uuid !== undefined
    const everybody = isNarrowed ? null : await pageOfEverybody(kysely, pagination)
    const page = pageOf(pagination, columns, usually, ties)
    const { rows: ids, count } = everybody ?? (await listPage(named, page, found))
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

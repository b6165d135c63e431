import { listPeople } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { beginningAWord } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { assistantOfUser, personColumns, type PersonView } from './person-view.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const maxWords = 10
const usually = { by: 'name', descending: false } as const

/** C4.1: people whose threads staff may look for, or to whom they write. */
export function listPeopleOperation({ database }: { database: Database }) {
  return handle(listPeople, async (_context, { query: { search, user_uuid, pagination } }) => {
    const people = sql<
      PersonView & { company: string | null; user_text: string; name_text: string; company_text: string }
    >`(
      select ${personColumns}, clients.company, users.searched_text as user_text, assistants.searched_text as name_text,
        clients.searched_text as company_text from users ${assistantOfUser}
      left join clients on clients.uuid = users.client_uuid where users.deleted_date is null)`
    let found = database.kysely.selectFrom(people.as('person'))
    if (user_uuid !== undefined) found = found.where('user_uuid', '=', user_uuid)
    for (const word of search?.split(/\s+/).filter(Boolean).slice(0, maxWords) ?? []) {
      const started = sql`any (${beginningAWord(word)}::text[])`
      found = found.where(
        sql<boolean>`(user_text like ${started} or name_text like ${started} or company_text like ${started})`,
      )
    }
    const page = pageOf(pagination, { name: inNameOrder(sql`name`) }, usually, sql`user_uuid`)
    const visible = found.select(['user_uuid', 'name', 'role', 'avatar_id', 'company'])
    const { rows, count } = await listPage(visible, page)
    return { people: rows, count }
  })
}

import { searchStaff } from '@talentplace/contract/talent/people/relationship.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { handle } from '../../platform/http/handler.ts'

const max = 25

export function searchStaffOperation({ database }: { database: Database }) {
  return handle(searchStaff, async (_context, { query: { search = '' } }) => {
    const staff = await database.kysely
      .selectFrom('users')
      .select(['uuid', 'full_name'])
      .where('deleted_date', 'is', null)
      .where(sql<boolean>`permissions && '{admin,super_admin}'`)
      .where('searched_text', 'like', containing(search))
      .orderBy('searched_text')
      .orderBy('uuid')
      .limit(max)
      .execute()
    return { staff }
  })
}

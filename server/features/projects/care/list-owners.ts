import { listOwners } from '@talentplace/contract/projects/care/care.routes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { handle } from '../../../platform/http/handler.ts'

const most = 100

export function listOwnersOperation({ database }: { database: Database }) {
  return handle(listOwners, async () => {
    const owners = await database.kysely
      .selectFrom('users')
      .select(['uuid', 'full_name'])
      .where('deleted_date', 'is', null)
      .where(sql<boolean>`permissions && '{admin_project.edit,admin_matching.edit,super_admin}'::text[]`)
      .orderBy('full_name')
      .orderBy('uuid')
      .limit(most)
      .execute()
    return { owners }
  })
}

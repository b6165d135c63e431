import type { Permission } from '@talentplace/contract/shared/permission'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The uuids of the staff who hold one of these permissions, and of those who may do everything; nobody whose account is closed. */
export async function staffWith(database: Kysely<Tables>, ...permissions: readonly Permission[]): Promise<string[]> {
  const people = await database
    .selectFrom('users')
    .select('uuid')
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && ${[...permissions, 'super_admin']}::text[]`)
    .orderBy('uuid')
    .execute()
  return people.map(({ uuid }) => uuid)
}

import type { PersonParams } from '@talentplace/contract/talent/people/person'
import type { PersonRelationship } from '@talentplace/contract/talent/people/relationship.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { ownerColumn } from './reached-person.ts'

/** Who of staff looks after someone, by role. */
export async function relationshipsOf(
  database: Kysely<Tables>,
  { kind, uuid }: PersonParams,
): Promise<PersonRelationship[]> {
  const rows = await database
    .selectFrom('people_relationships')
    .innerJoin('users', 'users.uuid', 'user_uuid')
    .select(['role', 'user_uuid', 'users.full_name', 'source', 'since'])
    .where(`people_relationships.${ownerColumn[kind]}`, '=', uuid)
    .orderBy('role')
    .execute()
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

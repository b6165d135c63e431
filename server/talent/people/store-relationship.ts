import type { PersonParams } from '@talentplace/contract/talent/people/person'
import type { PersonRelationship } from '@talentplace/contract/talent/people/relationship.routes'
import type { StaffRole } from '@talentplace/contract/accounts/users/staff-role'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { entityOf, ownerColumn, ownerOf } from './reached-person.ts'

export interface StoredRelationship {
  readonly role: StaffRole
  /** Null: nobody does any more. */
  readonly user_uuid: string | null
  readonly source: PersonRelationship['source']
  readonly by: string
  readonly at: Date
  readonly reason?: string
}

/** @throws HttpError 400 for someone who isn't of staff any more */
async function staffName(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const found = await transaction
    .selectFrom('users')
    .select('full_name')
    .where('uuid', '=', uuid)
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && '{admin,super_admin}'`)
    .executeTakeFirst()
  if (!found) throw invalidField('user_uuid', 'This person isn’t on our staff any more.')
  return found.full_name
}

/** Step: who of staff looks after someone as this, from now on. What was so already isn't written again. */
export async function storeRelationship(
  transaction: Transaction<Tables>,
  person: PersonParams,
  { role, user_uuid, source, by, at, reason }: StoredRelationship,
): Promise<void> {
  const name = user_uuid === null ? null : await staffName(transaction, user_uuid)
  const before = await transaction
    .deleteFrom('people_relationships')
    .using('users')
    .whereRef('users.uuid', '=', 'people_relationships.user_uuid')
    .where(`people_relationships.${ownerColumn[person.kind]}`, '=', person.uuid)
    .where('role', '=', role)
    .returning(['people_relationships.user_uuid', 'users.full_name', 'since'])
    .executeTakeFirst()
  if (user_uuid !== null) {
    const since = before?.user_uuid === user_uuid ? before.since : at
    await transaction
      .insertInto('people_relationships')
      .values({ ...ownerOf(person), role, user_uuid, source, since })
      .execute()
  }
  if ((before?.user_uuid ?? null) === user_uuid) return
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: `${person.kind}.relationship_changed`,
    entity: entityOf(person),
    reason: reason ?? null,
    details: { [role]: { before: before?.full_name ?? null, after: name } },
  })
}

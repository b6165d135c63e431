import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'

/** Of rows of `users`: of staff, and still here. */
const isStaff = sql<boolean>`(users.deleted_date is null and users.permissions && '{admin,super_admin}'::text[])`

/** Of rows of `retention_cases`: nobody answers for it who is still on our staff. */
export const isUnownedCase = sql<boolean>`(not exists (select from users
  where users.uuid = retention_cases.owner_uuid and ${isStaff}))`

/** @throws HttpError 400 for someone who isn't of staff any more */
export async function checkOwner(transaction: Transaction<Tables>, owner_uuid: string | null): Promise<void> {
  if (owner_uuid === null) return
  const found = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', owner_uuid)
    .where(isStaff)
    .executeTakeFirst()
  if (!found) throw invalidField('owner_uuid', 'This person isn’t on our staff any more.')
}

import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { invalidField } from '../../../platform/http/http-error.ts'

/** @throws HttpError 400 for someone who isn't of staff any more */
export async function checkOwner(transaction: Transaction<Tables>, owner_uuid: string | null): Promise<void> {
  if (owner_uuid === null) return
  const found = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', owner_uuid)
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && '{admin,super_admin}'`)
    .executeTakeFirst()
  if (!found) throw invalidField('owner_uuid', 'This person isn’t on our staff any more.')
}

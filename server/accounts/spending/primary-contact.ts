import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Who is asked; undefined where a company has nobody. */
export function primaryContact(kysely: Kysely<Tables>, client_uuid: string) {
  return kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name'])
    .where('client_uuid', '=', client_uuid)
    .where('is_primary_contact', '=', true)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
}

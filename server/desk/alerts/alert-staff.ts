import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Staff who may change alerts, so that whoever is given one can deal with it. */
export function alertStaff(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('users')
    .select(['uuid as user_uuid', 'full_name'])
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && '{admin_alert.edit,super_admin}'::text[]`)
}

import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Sales and Client Success: whoever looks after projects or matching. */
export async function projectStaff(transaction: Transaction<Tables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && array['admin_project.view', 'admin_matching.view', 'super_admin']`)
    .execute()
  return rows.map(({ uuid }) => uuid)
}

import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

/** Sales and Client Success: whoever looks after projects or matching. */
export function projectStaff(transaction: Transaction<Tables>): Promise<string[]> {
  return staffWith(transaction, 'admin_project.view', 'admin_matching.view')
}

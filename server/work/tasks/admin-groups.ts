import type { AdminGroup } from '@talentplace/contract/work/tasks/task.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql, type RawBuilder } from 'kysely'

/** C2.2: a group is whoever of our people may look after it; the super administrators, who may do everything, are in none. */
const looksAfter: Readonly<Record<AdminGroup, Permission>> = {
  csm: 'admin_client.view',
  sales: 'admin_matching.view',
  vsm: 'admin_virtualassistant.view',
}

/** Whether a query's task is the work of our own people of these groups. */
export function isWorkOf(groups: readonly AdminGroup[]): RawBuilder<boolean> {
  const permissions = groups.map((group) => looksAfter[group])
  return sql`exists (select 1 from task_assignments given join users on users.uuid = given.user_uuid
    where given.task_uuid = tasks.uuid and users.permissions && ${permissions}::text[])`
}

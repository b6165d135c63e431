import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { careQueues } from '@talentplace/contract/subscriptions/care/care.routes'
import type { getStaffToday } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isReady, isToSettle } from '../../talent/applications/application-conditions.ts'
import { isUnownedCase } from '../../talent/retention/case-owner.ts'
import { isUnowned } from '../../subscriptions/care/owner-conditions.ts'
import { listOfQueue } from '../../subscriptions/care/read-care.ts'
import { isUnownedRole, openRoles } from '../../hiring/match-board/read-board.ts'
import type { DaysOfClients } from '../../subscriptions/groups/days-of-clients.ts'
import { inGroup } from '../../subscriptions/groups/group-conditions.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'

type Unowned = ReplyOf<typeof getStaffToday>['unowned']

/** What waits and is nobody's, as far as this person may see it; null for the rest. */
export async function countUnowned(
  database: Kysely<Tables>,
  { permissions }: Session,
  { days, now }: { days: DaysOfClients; now: Date },
): Promise<Unowned> {
  const may = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(permissions, permission)
  const parts = new Map<keyof Unowned, RawBuilder<unknown>>()
  if (may('admin_alert.view')) parts.set('alerts', sql`alerts where status = 'new'`)
  if (may('admin_project.view')) {
    for (const queue of careQueues) {
      const condition = sql`${inGroup(listOfQueue[queue], days)} and ${isUnowned(queue)}`
      parts.set(queue, sql`projects where projects.removed_date is null and ${condition}`)
    }
  }
  if (may('admin_matching.view')) parts.set('open_roles', sql`${openRoles} and ${isUnownedRole}`)
  if (may('admin_virtualassistant.view')) {
    const open = sql`retention_cases.state in ${sqlIn(retentionStates.sets.open)}`
    parts.set('retention_cases', sql`retention_cases where ${open} and ${isUnownedCase}`)
    parts.set('ready_applicants', sql`applications where ${isReady}`)
    parts.set('appointments', sql`meetings where ${isToSettle(now)}`)
  }
  const none: Unowned = {
    alerts: null,
    retention: null,
    first_30: null,
    review: null,
    health: null,
    open_roles: null,
    retention_cases: null,
    ready_applicants: null,
    appointments: null,
  }
  if (parts.size === 0) return none
  const columns = [...parts].map(([name, from]) => sql`(select count(*)::int from ${from}) as ${sql.ref(name)}`)
  const { rows } = await sql<Partial<Unowned>>`select ${sql.join(columns)}`.execute(database)
  return { ...none, ...rows[0] }
}

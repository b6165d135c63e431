import { resolveAlert, type AlertFilters } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { RowSkipped, type BulkAction } from '../../platform/bulk/bulk-action.ts'
import { lockAlert } from './lock-alert.ts'
import { matchingAlerts } from './list-alerts.ts'
import { resolveLocked } from './resolve-alert.ts'

/** How an alert was before it was resolved; `version`: the one that resolving gave it. */
const stateBefore = z.object({ status: z.enum(alertStates.sets.open), version: z.int() })

const resolving: BulkAction<AlertFilters, { note: string }> = {
  operation: resolveAlert,
  async find(database, { session, filters }, limit) {
    const rows = await matchingAlerts(database, session, filters).orderBy('alerts.uuid').limit(limit).execute()
    return rows.map(({ uuid }) => uuid)
  },
  async plan(database, { uuids }) {
    const alerts = await database
      .selectFrom('alerts')
      .select(['uuid', 'version', 'status'])
      .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
      .orderBy('created_date')
      .orderBy('uuid')
      .execute()
    return alerts.map(({ uuid, version, status }) => ({
      uuid,
      version,
      issue: alertStates.is('open', status) ? null : 'It is resolved already.',
      money: null,
    }))
  },
  async namesOf(database, uuids) {
    const alerts = await database
      .selectFrom('alerts')
      .select(['uuid', 'title'])
      .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
      .execute()
    return new Map(alerts.map(({ uuid, title }) => [uuid, title]))
  },
  async work(transaction, { row: { uuid, version }, values: { note }, session, at }) {
    const locked = await lockAlert(transaction, uuid, version ?? 0)
    await resolveLocked(transaction, locked, { note, by: session.user_uuid, at })
    return { status: locked.status, version: locked.version + 1 }
  },
  async undo(transaction, { row: { uuid, was }, session, at }) {
    const { status, version } = stateBefore.parse(was)
    const locked = await lockAlert(transaction, uuid, version)
    if (locked.status !== 'resolved') throw new RowSkipped('It is open already.')
    // Whoever had taken it has it again.
    await transaction
      .updateTable('alerts')
      .set({
        status: alertStates.step(alertStates.step(locked.status, 'new', 'staff'), status, 'staff'),
        resolved_date: null,
        resolved_by: null,
        note: '',
        version: version + 1,
      })
      .where('uuid', '=', uuid)
      .execute()
    await recordAudit(transaction, {
      at,
      actor_uuid: session.user_uuid,
      action: 'alert.reopened',
      entity: `alert:${uuid}`,
    })
  },
}

/** What can be done to many alerts at once. */
export const alertBulkActions = { 'alerts.resolve': resolving } as const

import type { getStaffToday } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import type { HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll } from 'vitest'
import { listAdjustmentsOperation } from '../billing/adjustments/list-adjustments.ts'
import { listRetentionCasesOperation } from '../talent/retention/list-retention-cases.ts'
import { listPayoutsOperation } from '../payroll/payouts/list-payouts.ts'
import { listDiscussionsOperation } from '../work/discussions/list-discussions.ts'
import { listAlertsOperation } from '../desk/alerts/list-alerts.ts'
import { searchProjectsOperation } from '../subscriptions/staff/search-projects.ts'
import { listTasksOperation } from '../work/tasks/list-tasks.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { listOpenRolesOperation } from '../hiring/match-board/list-open-roles.ts'
import { getStaffTodayOperation } from '../desk/staff-today/get-staff-today.ts'
import { call } from './call.ts'
import { testDatabase } from './database.ts'
import { addClient, addPerson, addSession } from './people.ts'
import { addAssistant } from './rows/add-assistant.ts'
import { addWorkplace } from './rows/add-workplace.ts'
import { serveOperations } from './servers/operations-server.ts'

export type Today = ReplyOf<typeof getStaffToday>

/** A Friday, ten in the morning in Toronto. */
export const friday = new Date('2026-11-20T15:00:00Z')

/** Our people with what waits for them, and the lists that their figures lead to; for the tests of one file, before the first. */
export async function staffTodaySuite() {
  const clock = settableClock(friday)
  const database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.admin-tasks'`)
  const office = { timezone: 'America/Toronto', region: 'CA-ON' }
  const running = await serveOperations({ database, clock }, ({ featureFlags }) => [
    getStaffTodayOperation({ database, clock, featureFlags, office }),
    searchProjectsOperation({ database, clock }),
    listOpenRolesOperation({ database, clock, office }),
    listAlertsOperation(database),
    listRetentionCasesOperation({ database }),
    listDiscussionsOperation({ database, clock }),
    listAdjustmentsOperation({ database, clock }),
    listPayoutsOperation({ database, clock }),
    listTasksOperation({ database, clock }),
  ])
  afterAll(async () => {
    await running.stop()
    await database.close()
  })

  async function person(permissions: readonly Permission[]) {
    const { uuid, full_name } = await addPerson(database, { permissions })
    return { uuid, full_name, token: await addSession(database, clock, uuid) }
  }
  type Staff = Awaited<ReturnType<typeof person>>

  async function today(who: Staff, query = ''): Promise<Today> {
    const { status, text, body } = await call(running.server, `GET /home/admin/today${query}`, { token: who.token })
    if (status !== 200) throw new Error(text)
    return body as unknown as Today
  }

  /** How many rows a list has. */
  async function listed(who: Staff, path: `/${string}`): Promise<number> {
    const { status, text, body } = await call(running.server, `GET ${path}`, { token: who.token })
    if (status !== 200) throw new Error(text)
    return body['count'] as number
  }

  /** A subscription that has run since October, of a client of its own, looked at this morning. */
  async function subscription(about: { company?: string; project_name?: string; start_date?: string } = {}) {
    const { company = 'Maple Books', ...more } = about
    const client_uuid = await addClient(database, company)
    const contact = (await addPerson(database, { permissions: ['client'], client_uuid })).uuid
    const virtualassistant_uuid = (await addAssistant(database, {})).uuid
    const ratePlan = await addWorkplace(database, { client_uuid, created_by: contact, virtualassistant_uuid, ...more })
    await database.kysely
      .insertInto('project_health')
      .values({ project_uuid: ratePlan.project_uuid, checked_date: clock.now() })
      .execute()
    return { ...ratePlan, contact }
  }

  const setHealth = (project_uuid: string, level: HealthLevel) =>
    database.pool.query('update project_health set level = $2 where project_uuid = $1', [project_uuid, level])

  /** Who looks after it in a queue, and by when. */
  async function followUp(
    project_uuid: string,
    owner_uuid: string | null,
    about: { queue?: 'retention' | 'first_30' | 'review' | 'health'; due_date?: string; done_days?: number[] } = {},
  ): Promise<void> {
    const { queue = 'health', due_date = null, done_days = [] } = about
    await database.kysely
      .insertInto('project_follow_ups')
      .values({ project_uuid, owner_uuid, queue, due_date, done_days, next_step: 'Call them', changed_date: friday })
      .execute()
  }

  async function alert(about: { assigned_to?: string; title?: string; created_date?: Date } = {}): Promise<string> {
    const { assigned_to = null, title = 'A card was refused', created_date = friday } = about
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into alerts (fingerprint, type, status, title, assigned_to, created_date, last_date)
       values (uuidv7()::text, 'error', case when $1::uuid is null then 'new' else 'inprogress' end, $2, $1, $3, $3) returning uuid`,
      [assigned_to, title, created_date],
    )
    return rows[0]?.uuid ?? ''
  }

  return { alert, clock, database, followUp, listed, person, running, setHealth, subscription, today }
}

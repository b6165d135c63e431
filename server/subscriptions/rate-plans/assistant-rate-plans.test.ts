import type { AssistantDashboard } from '@talentplace/contract/subscriptions/rate-plans/assistant-rate-plan.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { acceptInvitation } from '../../testing/rows/accept-invitation.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addRequirements } from '../../testing/rows/add-requirements.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { listAssistantProjectsOperation } from '../../hiring/interest/list-assistant-projects.ts'
import { getAssistantDashboardOperation } from './get-assistant-dashboard.ts'
import { getRelationshipOperation } from './get-relationship.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: string

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-projects'`)
  running = await serveOperations({ database, clock }, () => [
    getAssistantDashboardOperation({ database, clock }),
    getRelationshipOperation({ database }),
    listAssistantProjectsOperation({ database, clock }),
  ])
  maple = await addClient(database, 'Maple Books')
  contact = (await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })).uuid
  await database.pool.query(`update users set full_name = 'Morgan Ellisworth', timezone = 'America/Vancouver'`)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(start))

async function someone() {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid, available_hours_per_month: 100 })
  return { user_uuid, uuid, token: await addSession(database, clock, user_uuid) }
}
type Someone = Awaited<ReturnType<typeof someone>>

async function staffToken(...permissions: Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions: ['admin', ...permissions] })).uuid)
}

/** Someone with an accepted place of 10 hours since 2 November. */
async function taken(who: Someone, about: Partial<Parameters<typeof addInvitation>[1]> = {}) {
  const call = await addInvitation(database, {
    client_uuid: maple,
    created_by: contact,
    virtualassistant_uuid: who.uuid,
    start_date: '2026-11-02',
    ...about,
  })
  await acceptInvitation(database, call.uuid)
  return call
}

/** The place goes on with other hours from a day on. */
async function changeFrom(rate_plan_uuid: string, day: string, hours: number): Promise<void> {
  await database.pool.query('update rate_plans set rp_end_date = $2::date - 1 where uuid = $1', [rate_plan_uuid, day])
  await database.pool.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date, seat_uuid)
     select project_uuid, virtualassistant_uuid, role_id, $3, client_rate_cents, currency, $2, seat_uuid
     from rate_plans where uuid = $1`,
    [rate_plan_uuid, day, hours],
  )
}

const dashboard = (who: { user_uuid: string }, project: string, token: string) =>
  call(running.server, `GET /virtualassistants/dashboard/${who.user_uuid}/projects/${project}`, { token })
const viewOf = async (who: Someone, project: string) =>
  (await dashboard(who, project, who.token)).body as unknown as AssistantDashboard

describe('C1.6 the assistant’s side of a subscription', () => {
  it('has the client, the role, hours, dates and their own rate; no surname and not the client’s price', async () => {
    const who = await someone()
    const { project_uuid, rate_plan_uuid } = await taken(who)
    const { status, body, text } = await dashboard(who, project_uuid, who.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      company: 'Maple Books',
      contact_name: 'Morgan',
      selection: 'current',
      today: '2026-11-20',
      period: { start: '2026-11-02', end: '2026-12-01' },
      time_is_on: true,
      places: [
        {
          rate_plan_uuid,
          state: 'current',
          hours_per_month: 10,
          hours_remaining: 10,
          pay: { hourly_cents: 2000, currency: 'cad' },
        },
      ],
    })
    expect(text).not.toMatch(/Ellisworth|:4500\b/)
  })

  it('0.11 ends today: past as a selection, and still current as a place', async () => {
    const who = await someone()
    const { project_uuid } = await taken(who)
    await database.pool.query(`update projects set end_date = '2026-11-20' where uuid = $1`, [project_uuid])
    expect(await viewOf(who, project_uuid)).toMatchObject({ selection: 'past', places: [{ state: 'current' }] })
    clock.set(new Date('2026-11-21T15:00:00Z'))
    expect(await viewOf(who, project_uuid)).toMatchObject({
      selection: 'past',
      places: [{ state: 'past' }],
      period: null,
    })
  })

  it('the welcome brief in the version sent last, never a draft, and not once the work is over', async () => {
    const who = await someone()
    const { project_uuid } = await taken(who)
    const brief = { project_uuid, user_uuid: contact, at: start }
    await addRequirements(database, { ...brief, version: 1, status: 'submitted', answers: { tasks: 'Books' } })
    await addRequirements(database, { ...brief, version: 2, status: 'draft', answers: { tasks: 'Secret plans' } })
    const { welcome_brief } = await viewOf(who, project_uuid)
    expect(welcome_brief?.answers).toMatchObject({ tasks: 'Books' })
    await database.pool.query(`update rate_plans set rp_end_date = '2026-11-19' where project_uuid = $1`, [
      project_uuid,
    ])
    expect((await viewOf(who, project_uuid)).welcome_brief).toBeNull()
  })

  it('who else works on it today, by display name', async () => {
    const [who, other] = [await someone(), await someone()]
    const { project_uuid } = await taken(who)
    await database.pool.query(
      `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
         rate_start_date) values ($1, $2, 2, 10, 4500, 'cad', '2026-11-02')`,
      [project_uuid, other.uuid],
    )
    expect((await viewOf(who, project_uuid)).team).toMatchObject([{ display_name: 'Maya R.' }])
  })

  it('who was asked and hasn’t accepted, or is someone else, is told there is none', async () => {
    const [call, stranger] = [await someone(), await someone()]
    const invited = await addInvitation(database, {
      client_uuid: maple,
      created_by: contact,
      virtualassistant_uuid: call.uuid,
    })
    expect((await dashboard(call, invited.project_uuid, call.token)).status).toBe(404)
    expect((await dashboard(stranger, invited.project_uuid, stranger.token)).status).toBe(404)
    expect((await dashboard(call, invited.project_uuid, stranger.token)).status).toBe(404)
  })

  it('staff see anyone’s, `never` where they had no place, and pay only with admin_finance.view', async () => {
    const [who, stranger] = [await someone(), await someone()]
    const { project_uuid } = await taken(who)
    const staff = await staffToken('admin_virtualassistant.view')
    const finance = await staffToken('admin_virtualassistant.view', 'admin_finance.view')
    expect((await dashboard(who, project_uuid, staff)).body).toMatchObject({ places: [{ pay: null }] })
    expect((await dashboard(who, project_uuid, finance)).body).toMatchObject({
      places: [{ pay: { hourly_cents: 2000 } }],
    })
    expect((await dashboard(stranger, project_uuid, staff)).body).toMatchObject({ selection: 'never', places: [] })
  })
})

describe('a place changed from a day on', () => {
  it('is one line of the assistant’s list: current until then, with the hours of the day', async () => {
    const who = await someone()
    const { rate_plan_uuid } = await taken(who)
    await changeFrom(rate_plan_uuid, '2026-12-02', 25)
    const path = `GET /virtualassistants/${who.user_uuid}/projects` as const
    const rows = async () => (await call(running.server, path, { token: who.token })).body['projects']
    expect(await rows()).toMatchObject([{ group: 'current', hours_per_month: 10, end_date: null, rate_plan_uuid }])
    clock.set(new Date('2026-12-02T20:00:00Z'))
    expect(await rows()).toMatchObject([{ group: 'current', hours_per_month: 25, end_date: null }])
  })

  it('is shown as both places, the one they are in first', async () => {
    const who = await someone()
    const { rate_plan_uuid, project_uuid } = await taken(who)
    await changeFrom(rate_plan_uuid, '2026-12-02', 25)
    expect((await viewOf(who, project_uuid)).places).toMatchObject([
      { state: 'current', rp_end_date: '2026-12-01' },
      { state: 'upcoming', hours_per_month: 25 },
    ])
  })
})

const read = (uuid: string, token: string) =>
  call(running.server, `GET /virtualassistants/projects/relationship/${uuid}`, { token })

describe('C1.4 a relationship', () => {
  it('has its fields, and says who leads and whether time was logged', async () => {
    const [lead, other] = [await someone(), await someone()]
    const { uuid, project_uuid, rate_plan_uuid } = await taken(lead)
    const second = await taken(other, { hours: 5 })
    for (const table of ['rate_plans', 'va_relationships'] as const) {
      await database.kysely
        .updateTable(table)
        .set({ project_uuid })
        .where('project_uuid', '=', second.project_uuid)
        .execute()
    }
    expect((await read(uuid, lead.token)).body).toEqual({
      uuid,
      company: 'Maple Books',
      project_uuid,
      project_name: 'Winter books',
      client_uuid: maple,
      invoice_day: 2,
      va_lead: true,
      has_logged_time: false,
    })
    await database.pool.query(
      `insert into time_entries (origin_uuid, project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id,
         virtualassistant_uuid, task_date, timezone, seconds, billable, payable, source, status, created_date, updated_date)
       select uuid, project_uuid, $2, uuid, seat_uuid, role_id, virtualassistant_uuid, '2026-11-18', 'America/Toronto', 60,
         true, true, 'manual', 'open', now(), now() from rate_plans where uuid = $1`,
      [rate_plan_uuid, maple],
    )
    expect((await read(uuid, lead.token)).body).toMatchObject({ has_logged_time: true })
    expect((await read(second.uuid, other.token)).body).toMatchObject({ va_lead: false, has_logged_time: false })
    expect((await read(second.uuid, lead.token)).status).toBe(404)
  })
})

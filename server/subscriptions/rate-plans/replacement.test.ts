import { afterAll, beforeAll, expect, it } from 'vitest'
import { teamOf } from '../subscriptions/team-of.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call, type Answer } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { acceptInvitation } from '../../testing/rows/accept-invitation.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { askForReplacementOperation } from './ask-for-replacement.ts'
import { changeRatePlanOperation } from './change-rate-plan.ts'
import { withdrawReplacementOperation } from './withdraw-replacement.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: string
let owner: string
let staff: { uuid: string; token: string }

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.client-projects'`)
  running = await serveOperations({ database, clock }, () => [
    askForReplacementOperation({ database, clock }),
    withdrawReplacementOperation({ database, clock }),
    changeRatePlanOperation({ database, clock }),
  ])
  maple = await addClient(database, 'Maple Books')
  contact = (await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })).uuid
  owner = await addSession(database, clock, contact)
  const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_project.edit'] })
  staff = { uuid, token: await addSession(database, clock, uuid) }
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function subscription() {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const assistant = await addAssistant(database, { user_uuid })
  const about = { client_uuid: maple, created_by: contact, virtualassistant_uuid: assistant.uuid }
  const taken = await addInvitation(database, { ...about, start_date: '2026-11-02' })
  await acceptInvitation(database, taken.uuid)
  return { ...taken, user_uuid }
}
type Running = Awaited<ReturnType<typeof subscription>>

const path = (of: Running) => `project/${of.project_uuid}/ratePlans/${of.rate_plan_uuid}/replacement` as const
const request = (of: Running, reason = 'Our hours don’t fit', token = owner): Promise<Answer> =>
  call(running.server, `PUT /${path(of)}`, { token, body: { reason } })
const withdraw = (of: Running, token = owner): Promise<Answer> => call(running.server, `DELETE /${path(of)}`, { token })
const wish = async (of: Running) =>
  (await teamOf(database.kysely, { uuid: of.project_uuid, today: '2026-11-20' })).map(({ replacement }) => replacement)

async function notificationsOf(user_uuid: string, of: Running): Promise<number> {
  const rows = await database.kysely
    .selectFrom('notifications')
    .select('uuid')
    .where('user_uuid', '=', user_uuid)
    .where('entity_link', '=', `project:${of.project_uuid}`)
    .execute()
  return rows.length
}

it('C1 someone else is asked for once, with the newest reason; staff have a task and the assistant isn’t told', async () => {
  const of = await subscription()
  expect((await request(of)).status).toBe(200)
  await Promise.all(Array.from({ length: 5 }, () => request(of, 'Mornings only')))
  expect(await wish(of)).toEqual([{ asked_date: '2026-11-20T15:00:00.000Z', reason: 'Mornings only' }])
  expect([await notificationsOf(staff.uuid, of), await notificationsOf(of.user_uuid, of)]).toEqual([1, 0])
})

it('C1 is taken back, also twice, and can be asked anew', async () => {
  const of = await subscription()
  await request(of)
  expect([(await withdraw(of)).status, (await withdraw(of)).status]).toEqual([200, 200])
  expect(await wish(of)).toEqual([null])
  expect((await request(of)).status).toBe(200)
})

it('C1 is done once staff give the role to someone else', async () => {
  const of = await subscription()
  await request(of)
  const next = await addAssistant(database, {})
  const body = {
    from: '2026-11-25',
    hours_per_month: 10,
    virtualassistant_uuid: next.uuid,
    va_rate_cents: null,
    agreed: true,
    reason: 'The client asked',
    version: 1,
  }
  const ratePlan = `virtualassistants/projects/${of.project_uuid}/ratePlans/${of.rate_plan_uuid}` as const
  expect((await call(running.server, `PUT /${ratePlan}`, { token: staff.token, body })).status).toBe(200)
  expect(await wish(of)).toEqual([null, null])
  expect(await request(of)).toMatchObject({ status: 409, body: { code: 'over' } })
})

it('not where nobody is there, and not without a reason', async () => {
  const of = await subscription()
  expect(await request(of, ' ')).toMatchObject({ status: 400, body: { fields: { reason: 'Required' } } })
  await database.pool.query('update rate_plans set virtualassistant_uuid = null where uuid = $1', [of.rate_plan_uuid])
  expect(await request(of)).toMatchObject({ status: 409, body: { code: 'nobody_there' } })
})

it('someone else’s subscription is none', async () => {
  const of = await subscription()
  const birch = await addClient(database, 'Birch Foods')
  const { uuid } = await addPerson(database, { permissions: ['client'], client_uuid: birch })
  const token = await addSession(database, clock, uuid)
  expect([(await request(of, 'Mine', token)).status, (await withdraw(of, token)).status]).toEqual([404, 404])
  expect(await wish(of)).toEqual([null])
})

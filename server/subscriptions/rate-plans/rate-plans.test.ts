import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getProjectRecordOperation } from '../staff/get-project-record.ts'
import { listAvailableAssistantsOperation } from './list-available-assistants.ts'
import { lockTeam } from './locked-team.ts'
import { endSubscription, keepSubscription } from '../subscriptions/close-subscription.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call, type Answer } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { acceptInvitation } from '../../testing/rows/accept-invitation.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { changeRatePlanOperation } from './change-rate-plan.ts'
import { createRatePlanOperation } from './create-rate-plan.ts'
import { endRatePlanOperation } from './end-rate-plan.ts'
import { previewRatePlanOperation } from '../../billing/subscriptions/preview-rate-plan.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: string
let editor: { uuid: string; token: string }

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    createRatePlanOperation({ database, clock }),
    changeRatePlanOperation({ database, clock }),
    endRatePlanOperation({ database, clock }),
    previewRatePlanOperation({ database }),
    listAvailableAssistantsOperation({ database }),
    getProjectRecordOperation({ database, clock }),
  ])
  maple = await addClient(database, 'Maple Books')
  contact = (await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })).uuid
  const { uuid } = await addPerson(database, {
    permissions: ['admin', 'admin_project.view', 'admin_project.edit', 'admin_finance.view'],
  })
  editor = { uuid, token: await addSession(database, clock, uuid) }
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(start))

async function someone(about: Parameters<typeof addAssistant>[1] = {}) {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid, ...about })
  return { uuid, user_uuid }
}
type Someone = Awaited<ReturnType<typeof someone>>

/** A subscription of 10 hours since 2 November, paid until 1 December, with someone who has accepted. */
async function subscription(who?: Someone) {
  const assistant = who ?? (await someone())
  const taken = await addInvitation(database, {
    client_uuid: maple,
    created_by: contact,
    virtualassistant_uuid: assistant.uuid,
    start_date: '2026-11-02',
  })
  await acceptInvitation(database, taken.uuid)
  await database.pool.query(`update projects set invoiced_until = '2026-12-01' where uuid = $1`, [taken.project_uuid])
  return { ...taken, assistant }
}
type Running = Awaited<ReturnType<typeof subscription>>

async function placesOf(of: Running): Promise<ProjectRecord['places']> {
  const { body } = await call(running.server, `GET /project/${of.project_uuid}/record`, { token: editor.token })
  return body['places'] as ProjectRecord['places']
}

const path = (of: Running, ratePlan = of.rate_plan_uuid) =>
  `virtualassistants/projects/${of.project_uuid}/ratePlans/${ratePlan}`
/** How many of that name staff may put into the place. */
async function available(of: Running, name: string): Promise<number> {
  const { body } = await call(running.server, `GET /${path(of)}/available?search=${name}`, { token: editor.token })
  return (body['assistants'] as unknown[]).length
}
const change = (of: Running, body: object, ratePlan?: string): Promise<Answer> =>
  call(running.server, `PUT /${path(of, ratePlan)}`, {
    token: editor.token,
    body: {
      from: '2026-11-25',
      hours_per_month: 10,
      virtualassistant_uuid: of.assistant.uuid,
      va_rate_cents: null,
      agreed: true,
      reason: 'Agreed by phone',
      version: 1,
      ...body,
    },
  })
const end = (of: Running, query: string, ratePlan?: string): Promise<Answer> =>
  call(running.server, `DELETE /${path(of, ratePlan)}?reason=Agreed&${query}`, { token: editor.token })
const add = (of: Running, body: object = {}): Promise<Answer> =>
  call(running.server, `POST /virtualassistants/projects/${of.project_uuid}/ratePlans`, {
    token: editor.token,
    body: {
      role_id: 2,
      hours_per_month: 12,
      virtualassistant_uuid: null,
      va_rate_cents: null,
      agreed: false,
      reason: 'They need books, too',
      ...body,
    },
  })

async function log(of: Running, day: string): Promise<void> {
  await database.pool.query(
    `insert into time_entries (origin_uuid, project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id,
       virtualassistant_uuid, task_date, timezone, seconds, billable, payable, source, status, created_date, updated_date)
     select uuid, project_uuid, $2, uuid, seat_uuid, role_id, virtualassistant_uuid, $3, 'America/Toronto', 60,
       true, true, 'manual', 'open', now(), now() from rate_plans where uuid = $1`,
    [of.rate_plan_uuid, maple, day],
  )
}

async function committed({ uuid }: Someone): Promise<number> {
  const row = await database.kysely
    .selectFrom('assistants')
    .select('monthly_hours_committed')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return row.monthly_hours_committed
}

const notificationsOf = async (user_uuid: string, of: Running) =>
  (
    await database.kysely
      .selectFrom('notifications')
      .select('title')
      .where('user_uuid', '=', user_uuid)
      .where('entity_link', '=', `project:${of.project_uuid}`)
      .orderBy('uuid')
      .execute()
  ).map(({ title }) => title)

describe('C1.5 a place changed from a day on', () => {
  it('goes to someone else: one ends the day before, the next of the same seat begins, and all are told', async () => {
    const of = await subscription()
    const next = await someone()
    expect(await change(of, { virtualassistant_uuid: next.uuid })).toMatchObject({
      status: 200,
      body: { pay_is_missing: false },
    })
    const [first, second] = await placesOf(of)
    expect(first).toMatchObject({ rp_end_date: '2026-11-24', state: 'current', version: 2 })
    expect(second).toMatchObject({
      seat_uuid: first?.seat_uuid,
      rate_start_date: '2026-11-25',
      state: 'upcoming',
      assistant: { uuid: next.uuid },
      pay: { hourly_cents: 2000, currency: 'cad' },
    })
    expect(await notificationsOf(of.assistant.user_uuid, of)).toEqual([
      expect.stringMatching(/^Your work as .* ends the day before/),
    ])
    expect(await notificationsOf(next.user_uuid, of)).toEqual([expect.stringMatching(/^You have a new project/)])
    expect(await notificationsOf(contact, of)).toHaveLength(1)
    expect([await committed(of.assistant), await committed(next)]).toEqual([10, 10])
    const entries = await database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'actor_uuid', 'reason'])
      .where('entity', '=', `project:${of.project_uuid}`)
      .execute()
    expect(entries).toEqual([{ action: 'project.place_changed', actor_uuid: editor.uuid, reason: 'Agreed by phone' }])
  })

  it('whoever hasn’t agreed is asked, and the subscription looks for someone until they answer', async () => {
    const of = await subscription()
    const next = await someone()
    await change(of, { virtualassistant_uuid: next.uuid, agreed: false })
    expect(await notificationsOf(next.user_uuid, of)).toEqual([expect.stringMatching(/^A client wants to hire you/)])
    const { matching_state } = await database.kysely
      .selectFrom('projects')
      .select('matching_state')
      .where('uuid', '=', of.project_uuid)
      .executeTakeFirstOrThrow()
    expect(matching_state).toBe('matching')
  })

  it('another rate is the assistant’s alone to know: the client hears nothing', async () => {
    const of = await subscription()
    await change(of, { va_rate_cents: 2550 })
    expect((await placesOf(of)).map(({ pay }) => pay?.hourly_cents)).toEqual([2000, 2550])
    expect(await notificationsOf(of.assistant.user_uuid, of)).toHaveLength(1)
    expect(await notificationsOf(contact, of)).toEqual([])
  })

  it('from its first day it is the same place, and an open one is filled so', async () => {
    const of = await subscription()
    expect((await change(of, { from: '2026-11-02', virtualassistant_uuid: null })).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([{ assistant: null, pay: null, version: 2 }])
    expect(await committed(of.assistant)).toBe(0)
    expect((await change(of, { from: '2026-11-02', version: 2 })).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([{ assistant: { uuid: of.assistant.uuid }, version: 3 }])
  })

  it('other hours begin with the next period, and only then', async () => {
    const of = await subscription()
    const early = await change(of, { hours_per_month: 25 })
    expect(early).toMatchObject({
      status: 400,
      body: { fields: { from: expect.stringContaining('Dec 2nd') as string } },
    })
    expect((await change(of, { hours_per_month: 25, from: '2026-12-02' })).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([
      { hours_per_month: 10 },
      { hours_per_month: 25, rate_start_date: '2026-12-02' },
    ])
    expect(await committed(of.assistant)).toBe(25)
  })

  it('logged time stays with who worked: no change from a day on which it is logged', async () => {
    const of = await subscription()
    await log(of, '2026-11-25')
    const next = await someone()
    expect(await change(of, { virtualassistant_uuid: next.uuid })).toMatchObject({
      status: 409,
      body: { code: 'time_logged' },
    })
    expect((await change(of, { virtualassistant_uuid: next.uuid, from: '2026-11-26' })).status).toBe(200)
  })

  it('is refused twice: by version, and while another change is to come', async () => {
    const of = await subscription()
    const [one, other] = [await someone(), await someone()]
    const answers = await Promise.all([one, other].map(({ uuid }) => change(of, { virtualassistant_uuid: uuid })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await change(of, { version: 2 })).toMatchObject({ status: 409, body: { code: 'changes_already' } })
    expect(await placesOf(of)).toHaveLength(2)
  })

  it('nobody is promised more hours than they have, or put to work while they take none', async () => {
    const of = await subscription()
    const full = await someone({ available_hours_per_month: 9 })
    const resting = await someone({ state: 'paused' })
    expect((await change(of, { virtualassistant_uuid: full.uuid })).body['code']).toBe('hours_taken')
    expect((await change(of, { virtualassistant_uuid: resting.uuid })).body['code']).toBe('not_working')
    expect(await placesOf(of)).toHaveLength(1)
  })

  it('whoever was accepted and hasn’t signed the agreement gets no place, old or new, until they have', async () => {
    const of = await subscription()
    const next = await someone({ display_name: 'Noor H.', role_ids: [1] })
    const application = await addApplication(database, { virtualassistant_uuid: next.uuid, state: 'accepted' })
    for (const rejected of [
      await change(of, { virtualassistant_uuid: next.uuid }),
      await add(of, { role_id: 3, virtualassistant_uuid: next.uuid }),
    ]) {
      expect(rejected).toMatchObject({ status: 409, body: { code: 'agreement_missing' } })
    }
    expect(await placesOf(of)).toHaveLength(1)
    expect(await available(of, 'Noor')).toBe(0)
    await database.pool.query(
      `insert into application_agreements (application_uuid, version, text, signed_name, signed_date, signed_address, sha256, pdf)
       values ($1, '1', '{}', 'Noor Haddad', now(), '203.0.113.7', sha256('%PDF'), '%PDF')`,
      [application],
    )
    expect(await available(of, 'Noor')).toBe(1)
    expect((await change(of, { virtualassistant_uuid: next.uuid })).status).toBe(200)
  })

  it('staff are told the same day where no rate is agreed', async () => {
    const of = await subscription()
    const next = await someone()
    await database.pool.query(`update pay_rates set effective_from = '2027-01-01' where country = 'CA'`)
    expect((await change(of, { virtualassistant_uuid: next.uuid })).body).toMatchObject({ pay_is_missing: true })
    await database.pool.query(`update pay_rates set effective_from = '2020-01-01' where country = 'CA'`)
    expect(await notificationsOf(editor.uuid, of)).toEqual([expect.stringMatching(/^Agree a rate/)])
    expect((await placesOf(of))[1]).toMatchObject({ pay_is_missing: true })
  })
})

it('a cancellation taken back leaves a change to come as it was', async () => {
  const of = await subscription()
  await change(of, { hours_per_month: 25, from: '2026-12-02' })
  await database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockTeam(transaction, of.project_uuid)
    const end_date = await endSubscription(transaction, locked.subscription, { reason: 'Done', at: start })
    await keepSubscription(transaction, { ...locked.subscription, end_date })
  })
  expect(await placesOf(of)).toMatchObject([
    { hours_per_month: 10, rp_end_date: '2026-12-01' },
    { hours_per_month: 25, rp_end_date: null },
  ])
})

describe('C1.5 a place ended', () => {
  it('one that hasn’t begun is taken back, and the one before it goes on', async () => {
    const of = await subscription()
    const { body } = await change(of, { hours_per_month: 25, from: '2026-12-02' })
    expect((await end(of, 'last_day=2026-12-31&version=1', body['rate_plan_uuid'] as string)).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([{ hours_per_month: 10, rp_end_date: null }])
    expect(await committed(of.assistant)).toBe(10)
  })

  it('the last role of a subscription is ended by cancelling it', async () => {
    const of = await subscription()
    expect(await end(of, 'last_day=2026-11-30&version=1')).toMatchObject({ status: 409, body: { code: 'last_place' } })
  })

  it('one that begins today has begun: it isn’t taken back, and may end with its first day', async () => {
    const of = await subscription()
    await add(of)
    const next = await someone()
    const { body } = await change(of, { virtualassistant_uuid: next.uuid, from: '2026-11-20' })
    expect((await end(of, 'last_day=2026-11-20&version=1', body['rate_plan_uuid'] as string)).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([
      { rp_end_date: '2026-11-19' },
      { assistant: { uuid: next.uuid }, rp_end_date: '2026-11-20' },
      {},
    ])
  })

  it('another one ends with its last day, after what was logged on it', async () => {
    const of = await subscription()
    await add(of)
    await log(of, '2026-11-19')
    expect(await end(of, 'last_day=2026-11-18&version=1')).toMatchObject({ status: 409, body: { code: 'time_logged' } })
    expect((await end(of, 'last_day=2026-11-30&version=1')).status).toBe(200)
    expect(await placesOf(of)).toMatchObject([{ rp_end_date: '2026-11-30' }, { state: 'upcoming' }])
    expect((await end(of, 'last_day=2026-11-29&version=2')).body['code']).toBe('over')
  })
})

describe('C1.5 one more role', () => {
  it('begins with the next period, open or with someone who is asked', async () => {
    const of = await subscription()
    expect((await add(of)).status).toBe(200)
    const who = await someone()
    expect((await add(of, { role_id: 3, virtualassistant_uuid: who.uuid })).status).toBe(200)
    expect((await placesOf(of)).slice(1)).toMatchObject([
      { assistant: null, rate_start_date: '2026-12-02', hours_per_month: 12 },
      { assistant: { uuid: who.uuid }, rate_start_date: '2026-12-02' },
    ])
  })

  it('the hours and the price of the next period come first, and nothing is changed', async () => {
    const of = await subscription()
    const effect = (query: string, who = editor) =>
      call(running.server, `GET /virtualassistants/projects/${of.project_uuid}/ratePlans/effect?${query}`, {
        token: who.token,
      })
    const { body } = await effect('role_id=3&hours_per_month=10')
    // 10 hours at $38 and 20 at $36, without tax: the client's address isn't known.
    expect(body).toMatchObject({
      from: '2026-12-02',
      hours_now: 10,
      hours_then: 20,
      price: { now_cents: 38_000, later_cents: 72_000, currency: 'cad' },
    })
    const { roles } = body as unknown as { roles: { id: number; is_taken: boolean }[] }
    expect(roles.filter(({ is_taken }) => is_taken).map(({ id }) => id)).toEqual([1])
    const [ratePlan] = await placesOf(of)
    const seat = `seat_uuid=${ratePlan?.seat_uuid}`
    expect((await effect(`${seat}&hours_per_month=20`)).body).toMatchObject({
      hours_then: 20,
      price: { later_cents: 72_000 },
    })
    expect((await effect(`${seat}&hours_per_month=0`)).body).toMatchObject({ hours_then: 0, price: { later_cents: 0 } })
    expect((await effect('')).body).toMatchObject({ hours_then: 10, price: { now_cents: 38_000, later_cents: 38_000 } })
    expect((await effect('role_id=999999')).status).toBe(404)
    expect((await effect(`seat_uuid=${of.project_uuid}`)).status).toBe(404)
    const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_project.edit'] })
    const other = { uuid, token: await addSession(database, clock, uuid) }
    expect((await effect('role_id=3&hours_per_month=10', other)).body).toMatchObject({ hours_then: 20, price: null })
    expect(await placesOf(of)).toHaveLength(1)
  })

  it('never two of one role by accident: an open one is filled, a second one is meant', async () => {
    const of = await subscription()
    await add(of)
    expect((await add(of)).body['code']).toBe('place_open')
    expect((await add(of, { role_id: 1 })).body['code']).toBe('role_taken')
    expect((await add(of, { role_id: 1, another: true })).status).toBe(200)
  })

  it('isn’t added to what is cancelled', async () => {
    const of = await subscription()
    await database.pool.query(
      `update projects set end_date = '2026-12-01', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [of.project_uuid],
    )
    expect((await add(of)).body['code']).toBe('over')
  })
})

it('who may only look changes nothing', async () => {
  const of = await subscription()
  const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
  const token = await addSession(database, clock, uuid)
  const rejected = await call(running.server, `DELETE /${path(of)}?last_day=2026-11-30&reason=x&version=1`, { token })
  expect(rejected.status).toBe(403)
})

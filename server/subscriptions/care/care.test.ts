import type { Permission } from '@talentplace/contract/shared/permission'
import type { ProjectHealth } from '@talentplace/contract/subscriptions/care/care.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addFeedback } from '../../testing/rows/add-feedback.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { addWorkplace, type Workplace } from '../../testing/rows/add-workplace.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { searchProjectsOperation } from '../staff/search-projects.ts'
import { checkDueHealth } from './check-health.ts'
import { getProjectHealthOperation } from './get-project-health.ts'
import { listOwnersOperation } from './list-owners.ts'
import { overrideHealthOperation } from './override-health.ts'
import { reviewProjectOperation } from './review-project.ts'
import { saveFollowUpOperation } from './save-follow-up.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let staff: { uuid: string; token: string }
let viewer: string
let ratePlan: Workplace

async function person(permissions: readonly Permission[]) {
  const { uuid } = await addPerson(database, { permissions })
  return { uuid, token: await addSession(database, clock, uuid) }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    getProjectHealthOperation({ database, clock }),
    overrideHealthOperation({ database, clock }),
    reviewProjectOperation({ database, clock }),
    saveFollowUpOperation({ database, clock }),
    listOwnersOperation({ database }),
    searchProjectsOperation({ database, clock }),
  ])
  staff = await person(['admin', 'admin_project.view', 'admin_project.edit'])
  viewer = (await person(['admin', 'admin_project.view'])).token
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

beforeEach(async () => {
  clock.set(new Date('2026-11-20T15:00:00Z'))
  const client_uuid = await addClient(database, 'Maple Books')
  const created_by = (await addPerson(database, { permissions: ['client'], client_uuid })).uuid
  const virtualassistant_uuid = (await addAssistant(database, {})).uuid
  ratePlan = await addWorkplace(database, { client_uuid, created_by, virtualassistant_uuid })
  await addTimeEntry(database, ratePlan, { task_date: '2026-11-19' })
  await check()
})

const check = () => checkDueHealth({ database, clock })
const path = (end = '') => `/project/${ratePlan.project_uuid}/health${end}` as const
const read = async () =>
  (await call(running.server, `GET ${path()}`, { token: viewer })).body as unknown as ProjectHealth
const codes = async () => (await read()).reasons.map(({ code }) => code)
async function listed(searchType: string): Promise<boolean> {
  const query = `searchType=${encodeURIComponent(searchType)}&pagination.limit=100`
  const { body } = await call(running.server, `GET /project/text-search?${query}`, { token: viewer })
  return (body['projects'] as { uuid: string }[]).some(({ uuid }) => uuid === ratePlan.project_uuid)
}
async function addOverdue(): Promise<void> {
  for (const name of ['One', 'Two', 'Three']) await addTask(database, ratePlan.project_uuid, name, '2026-11-10')
}
/** Something said in the subscription's thread; which thread it is. */
async function say(sender: string | undefined, position: number): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ thread: string }>(
    `insert into messages (uuid, discussion_uuid, position, change, sender_uuid, body, created_date)
     select uuidv7(), uuid, $2, $2, $3, 'When?', '2026-11-16T12:00:00Z' from discussions where project_uuid = $1
     returning discussion_uuid as thread`,
    [ratePlan.project_uuid, position, sender],
  )
  return rows[0]?.thread
}
async function ofClient(): Promise<string | undefined> {
  const sql = 'select created_by from projects where uuid = $1'
  return (await database.pool.query<{ created_by: string }>(sql, [ratePlan.project_uuid])).rows[0]?.created_by
}
const review = (rating: number, created_date = clock.now()) =>
  addFeedback(database, {
    client_uuid: ratePlan.client_uuid,
    project_uuid: ratePlan.project_uuid,
    subject_uuid: ratePlan.virtualassistant_uuid,
    rating,
    created_date,
  })
const override = (body: object, token = staff.token) => call(running.server, `PUT ${path()}`, { token, body })
const saveFollowUp = (queue: string, body: object) =>
  call(running.server, `PUT /project/${ratePlan.project_uuid}/followUps/${queue}`, { token: staff.token, body })

describe('E2 health', () => {
  it('follows what happens, soon after it does', async () => {
    expect(await read()).toMatchObject({ level: 'green', reasons: [], checked_date: expect.any(String) as string })
    await addOverdue()
    await check()
    expect(await read()).toMatchObject({ level: 'amber', reasons: [{ code: 'overdue_tasks', count: 3 }] })
    await database.pool.query('update tasks set removed_date = now() where project_uuid = $1', [ratePlan.project_uuid])
    await check()
    expect(await codes()).toEqual([])
  })

  it('a day that goes by counts though nothing is changed', async () => {
    clock.set(new Date('2026-11-27T15:00:00Z'))
    await check()
    expect(await codes()).toEqual(['no_time'])
    expect(await listed('Health Check')).toBe(true)
  })

  it('a client’s message that nobody answers is a reason that leads to its thread', async () => {
    const thread = await say(await ofClient(), 1)
    await check()
    expect((await read()).reasons).toMatchObject([{ code: 'unanswered_message', level: 'red', evidence_uuid: thread }])
    await say(staff.uuid, 2)
    await check()
    expect(await codes()).toEqual([])
  })

  it('a message that its client takes back asks for no answer', async () => {
    await say(await ofClient(), 1)
    await check()
    expect(await codes()).toEqual(['unanswered_message'])
    await database.pool.query(
      `update messages set deleted_date = now() where discussion_uuid in (select uuid from discussions where project_uuid = $1)`,
      [ratePlan.project_uuid],
    )
    await check()
    expect(await codes()).toEqual([])
  })

  it('a review that its client takes back counts no more', async () => {
    const low = await review(2)
    await check()
    expect(await codes()).toEqual(['low_rating'])
    await database.pool.query('delete from feedback where uuid = $1', [low])
    await check()
    expect(await codes()).toEqual([])
  })

  it('time that isn’t billable is time as well, until it is removed', async () => {
    clock.set(new Date('2026-11-27T15:00:00Z'))
    await check()
    expect(await codes()).toEqual(['no_time'])
    const entry = await addTimeEntry(database, ratePlan, { task_date: '2026-11-26', billable: false })
    await check()
    expect(await codes()).toEqual([])
    await database.pool.query('update time_entries set removed_date = now() where uuid = $1', [entry])
    await check()
    expect(await codes()).toEqual(['no_time'])
  })

  it('a period that is added says at once that its hours are over', async () => {
    await database.pool.query(
      `insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds)
       values ($1, '2026-11-15', '2026-12-14', 3600, 7200)`,
      [ratePlan.project_uuid],
    )
    await check()
    expect(await codes()).toEqual(['over_hours'])
  })

  it('what is over is looked at no more', async () => {
    await addOverdue()
    await database.pool.query(`update projects set end_date = '2026-11-10', cancelled_date = now() where uuid = $1`, [
      ratePlan.project_uuid,
    ])
    await check()
    expect(await codes()).toEqual([])
  })
})

describe('E2 staff’s own word', () => {
  const until = '2026-11-22'
  const calm = { override: { level: 'green', note: 'They are on holiday', until }, version: 1 }

  it('counts until the end of its day, with its note, while the reasons stay listed', async () => {
    await addOverdue()
    await check()
    const { version } = await read()
    expect(await override({ ...calm, version })).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({
      level: 'green',
      worked_out: 'amber',
      override: { note: 'They are on holiday', until },
    })
    expect(await codes()).toEqual(['overdue_tasks'])
    expect(await listed('Health Check')).toBe(false)
    clock.set(new Date('2026-11-23T15:00:00Z'))
    expect(await read()).toMatchObject({ level: 'amber', override: null })
    expect(await listed('Health Check')).toBe(true)
  })

  it('leaves an entry of the audit with its note, and is taken back', async () => {
    const { version } = await read()
    await override({ ...calm, version })
    const audit = await database.pool.query('select reason from audit_entries where action = $1 and entity = $2', [
      'project.health_overridden',
      `project:${ratePlan.project_uuid}`,
    ])
    expect(audit.rows).toEqual([{ reason: 'They are on holiday' }])
    expect((await override({ override: null, version: version + 1 })).body).toMatchObject({ override: null })
  })

  it('is refused over someone else’s, for a day that is over, and without the permission', async () => {
    const { version } = await read()
    const late = { ...calm.override, until: '2026-11-19' }
    expect((await override({ override: late, version })).body).toMatchObject({
      fields: { until: expect.any(String) as string },
    })
    const far = { ...calm.override, until: '2027-02-19' }
    expect((await override({ override: far, version })).status).toBe(400)
    await override({ ...calm, version })
    expect(await override({ ...calm, version })).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect((await override({ ...calm, version: version + 1 }, viewer)).status).toBe(403)
  })
})

describe('E2 requiring review', () => {
  it('is left once someone went through it, until another reason comes', async () => {
    await review(3, new Date('2026-11-18T10:00:00Z'))
    await check()
    expect(await listed('Requiring Review')).toBe(true)
    const { version } = await read()
    const done = await call(running.server, `POST ${path('/review')}`, {
      token: staff.token,
      body: { note: 'Called the client', version },
    })
    expect(done.body).toMatchObject({ asks_for_review: false, reasons: [{ code: 'low_rating' }] })
    expect(await listed('Requiring Review')).toBe(false)
    clock.set(new Date('2026-11-24T15:00:00Z'))
    await review(2)
    await check()
    // Reasons are of days: one of a later day is new.
    clock.set(new Date('2026-11-25T15:00:00Z'))
    expect(await listed('Requiring Review')).toBe(true)
  })
})

describe('E2 who looks after it', () => {
  const step = { owner_uuid: null as string | null, next_step: 'Call Fiona', due_date: '2026-11-23', version: 0 }

  it('owner and next step are of one list, and shown in it', async () => {
    await addOverdue()
    await check()
    const saved = await saveFollowUp('health', { ...step, owner_uuid: staff.uuid })
    expect(saved.body).toMatchObject({ follow_ups: [{ queue: 'health', owner: { uuid: staff.uuid }, version: 1 }] })
    const { body } = await call(
      running.server,
      'GET /project/text-search?searchType=Health%20Check&pagination.limit=100',
      {
        token: viewer,
      },
    )
    const row = (body['projects'] as { uuid: string }[]).find(({ uuid }) => uuid === ratePlan.project_uuid)
    expect(row).toMatchObject({
      health: 'amber',
      health_reasons: ['overdue_tasks'],
      follow_up: { next_step: 'Call Fiona' },
    })
  })

  it('two who save at once never write over each other', async () => {
    expect((await saveFollowUp('health', step)).status).toBe(200)
    expect(await saveFollowUp('health', step)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  })

  it('only staff who can edit subscriptions own one', async () => {
    const other = (await person(['admin', 'admin_project.view'])).uuid
    expect((await saveFollowUp('review', { ...step, owner_uuid: other })).status).toBe(400)
    const { body } = await call(running.server, 'GET /project/owners', { token: viewer })
    const uuids = (body['owners'] as { uuid: string }[]).map(({ uuid }) => uuid)
    expect(uuids).toContain(staff.uuid)
    expect(uuids).not.toContain(other)
  })

  it('of the first thirty days, days 1, 7, 14 and 30 are ticked, and no other', async () => {
    const saved = await saveFollowUp('first_30', { ...step, done_days: [7, 1, 7] })
    expect(saved.body).toMatchObject({ follow_ups: [{ queue: 'first_30', done_days: [1, 7], is_in: false }] })
    expect((await saveFollowUp('first_30', { ...step, done_days: [8], version: 1 })).status).toBe(400)
  })
})

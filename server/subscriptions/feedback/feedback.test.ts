import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedbackOperations } from '../feedback.operations.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { requestFeedback } from './request-feedback.ts'
import { writtenFeedbackOperations } from '../written-feedback.operations.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer

interface Caller {
  readonly uuid: string
  readonly token: string
}

async function caller(about: Parameters<typeof addPerson>[1]): Promise<Caller> {
  const { uuid } = await addPerson(database, about)
  return { uuid, token: await addSession(database, clock, uuid) }
}

/** A client with a subscription since 1 November, the assistant on it, and staff. */
async function story({ worked = true, billable = true, start_date = '2026-11-01' } = {}) {
  const client_uuid = await addClient(database, 'Maple Books')
  await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
  const owner = await caller({ permissions: ['client'], client_uuid, is_primary_contact: true })
  const assistant = await caller({ permissions: ['virtualassistant'] })
  const { uuid: subject_uuid } = await addAssistant(database, { user_uuid: assistant.uuid })
  const { uuid: project_uuid } = await addSubscription(database, {
    client_uuid,
    created_by: owner.uuid,
    start_date,
    at: new Date(`${start_date}T15:00:00Z`),
    assistant_uuid: subject_uuid,
  })
  if (worked) await addTimeEntry(database, project_uuid, { task_date: '2026-11-19', billable, payable: billable })
  return { client_uuid, owner, assistant, subject_uuid, project_uuid }
}
type Story = Awaited<ReturnType<typeof story>>

let reviewer: Caller
let matcher: Caller

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) =>
    Object.values({
      ...feedbackOperations({ ...deps, isVisible: () => Promise.resolve(true) }),
      ...writtenFeedbackOperations(deps),
    }),
  )
  reviewer = await caller({ permissions: ['admin', 'admin_virtualassistant.view', 'admin_virtualassistant.edit'] })
  matcher = await caller({ permissions: ['admin', 'admin_virtualassistant.view'] })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const write = ({ owner, project_uuid, subject_uuid }: Story, more: object = {}, by = owner) =>
  call(running.server, 'POST /feedback', {
    token: by.token,
    body: { project_uuid, subject_uuid, rating: 4, message: 'Careful and quick.', private_note: 'Late once.', ...more },
  })
const save = (uuid: unknown, by: Caller, body: object) =>
  call(running.server, `PUT /feedback/${String(uuid)}`, { token: by.token, body })
const rating = async (uuid: string) => {
  const row = await database.kysely
    .selectFrom('assistants')
    .select(['rating_sum', 'feedback_count'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return [row.rating_sum, row.feedback_count]
}
const notificationsOf = async ({ uuid }: Caller) =>
  (await database.kysely.selectFrom('notifications').select('title').where('user_uuid', '=', uuid).execute()).map(
    ({ title }) => title,
  )

const uuids = async (by: Caller, query = '') => {
  const listed = await call(running.server, `GET /feedback/written${query}`, { token: by.token })
  return (listed.body.feedback as { uuid: string }[]).map(({ uuid }) => uuid)
}
const queried = async ({ owner }: Story) => {
  const token = await addSession(database, clock, owner.uuid)
  const { body } = await call(running.server, 'GET /feedback/requests', { token })
  return (body.requests as { occasion: string }[]).map(({ occasion }) => occasion)
}

describe('B5.7 a review', () => {
  it('comes only from a client with billed hours of this assistant', async () => {
    const idle = await story({ worked: false })
    expect(await write(idle)).toMatchObject({ status: 409, body: { code: 'no_hours_yet' } })
    const unpaid = await story({ billable: false })
    expect(await write(unpaid)).toMatchObject({ status: 409, body: { code: 'no_hours_yet' } })
    const worked = await story()
    expect(await write(worked, { subject_uuid: idle.subject_uuid })).toMatchObject({ status: 404 })
    expect(await write(worked, {}, idle.owner)).toMatchObject({ status: 404 })
    expect((await write(worked)).status).toBe(200)
  })

  it('is read by staff before it is shown; then the rating follows', async () => {
    const here = await story()
    const { body } = await write(here)
    expect(body).toMatchObject({
      status: 'pending',
      private_note: 'Late once.',
      display_name: 'Maple Books',
      version: 1,
    })
    expect(await rating(here.subject_uuid)).toEqual([0, 0])
    expect(await notificationsOf(reviewer)).toContainEqual(expect.stringContaining('New review'))
    expect((await save(body.uuid, matcher, { version: 1, status: 'shown' })).status).toBe(403)
    expect(await save(body.uuid, reviewer, { version: 1, status: 'shown' })).toMatchObject({
      status: 200,
      body: { status: 'shown', version: 2 },
    })
    expect(await rating(here.subject_uuid)).toEqual([4, 1])
    expect(await notificationsOf(here.assistant)).toEqual(['Maple Books reviewed you: 4 of 5 stars'])
    expect(await save(body.uuid, reviewer, { version: 2, status: 'hidden' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    })
    await save(body.uuid, reviewer, { version: 2, status: 'hidden', reason: 'Names a third person' })
    expect(await rating(here.subject_uuid)).toEqual([0, 0])
  })

  it('is read again once its client has changed it, and counts no more meanwhile', async () => {
    const here = await story()
    const { body } = await write(here)
    await save(body.uuid, reviewer, { version: 1, status: 'shown' })
    const noted = await save(body.uuid, here.owner, { version: 2, private_note: 'Thank you.' })
    expect(noted.body).toMatchObject({ status: 'shown', version: 3 })
    const changed = await save(body.uuid, here.owner, { version: 3, rating: 5 })
    expect(changed.body).toMatchObject({ status: 'pending', rating: 5 })
    expect(await rating(here.subject_uuid)).toEqual([0, 0])
    expect(await save(body.uuid, here.owner, { version: 3, rating: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
  })

  it('can be answered once by whom it is about, and by nobody else', async () => {
    const here = await story()
    const other = await story()
    const { body } = await write(here)
    expect((await save(body.uuid, here.assistant, { version: 1, reply: 'Thanks' })).status).toBe(404)
    await save(body.uuid, reviewer, { version: 1, status: 'shown' })
    expect((await save(body.uuid, other.assistant, { version: 2, reply: 'Thanks' })).status).toBe(404)
    expect((await save(body.uuid, here.assistant, { version: 2, rating: 5 })).status).toBe(400)
    const replied = await save(body.uuid, here.assistant, { version: 2, reply: 'Thanks' })
    expect(replied.body).toMatchObject({ reply: { message: 'Thanks' } })
    expect(replied.body).not.toHaveProperty('private_note')
    expect(await save(body.uuid, here.assistant, { version: 3, reply: 'And more' })).toMatchObject({
      status: 409,
      body: { code: 'replied_already' },
    })
    expect(await notificationsOf(here.owner)).toContain('Your review has a reply')
    const { body: list } = await call(running.server, `GET /feedback?subject_uuid=${here.subject_uuid}`, {
      token: here.owner.token,
    })
    expect(list.feedback).toMatchObject([{ reply: { message: 'Thanks' } }])
  })

  it('is written once in two weeks, and taken back by its client', async () => {
    const here = await story()
    const both = await Promise.all([write(here), write(here)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const uuid = both.find(({ status }) => status === 200)?.body.uuid
    const stranger = await story()
    const remove = (by: Caller) => call(running.server, `DELETE /feedback/${String(uuid)}`, { token: by.token })
    expect((await remove(stranger.owner)).status).toBe(404)
    expect((await remove(here.owner)).status).toBe(200)
    expect((await remove(here.owner)).status).toBe(404)
    expect((await write(here)).status).toBe(200)
  })

  it('is listed to each side as far as it is theirs', async () => {
    const here = await story()
    const { body } = await write(here)
    expect(await uuids(here.owner)).toEqual([body.uuid])
    expect(await uuids(here.assistant)).toEqual([])
    expect(await uuids(matcher, '?status=pending')).toContain(body.uuid)
    expect(await uuids(matcher, '?status=hidden')).not.toContain(body.uuid)
    await save(body.uuid, reviewer, { version: 1, status: 'shown' })
    expect(await uuids(here.assistant)).toEqual([body.uuid])
  })
})

describe('B5.7 a client is asked', () => {
  it('once an occasion, however often this runs, and not again once they have said something', async () => {
    const here = await story()
    await requestFeedback({ database, clock })
    await requestFeedback({ database, clock })
    expect(await queried(here)).toEqual(['day_14'])
    expect((await notificationsOf(here.owner)).filter((title) => title.startsWith('How’s it going with'))).toHaveLength(
      1,
    )
    expect((await write(here)).status).toBe(200)
    expect(await queried(here)).toEqual([])
    clock.set(new Date('2026-12-04T15:00:00Z'))
    await requestFeedback({ database, clock })
    expect(await queried(here)).toEqual(['day_30'])
    clock.set(new Date('2027-02-02T15:00:00Z'))
    await requestFeedback({ database, clock })
    expect(await queried(here)).toEqual(['quarterly'])
    clock.set(start)
  })

  it('not about whom they have no hours of', async () => {
    const here = await story({ worked: false })
    await requestFeedback({ database, clock })
    expect(await queried(here)).toEqual([])
  })
})

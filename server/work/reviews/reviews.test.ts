import { beforeEach, describe, expect, it } from 'vitest'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { queryTimeOperation } from './query-time.ts'
import { reviewTime } from '../time-jobs.ts'

const now = new Date('2026-11-20T15:00:00Z')
const suite = await timeSuite(now, (deps) => [queryTimeOperation({ ...deps, rules: timeRules })])
const { clock, database, client, contact_uuid, staff, addWorker, send } = suite

const review = () => reviewTime({ database, clock, rules: timeRules })

async function timeIn(worker: Worker, start_at = '2026-11-20T13:00:00Z', about: object = {}): Promise<string> {
  return addTimeEntry(database, worker.ratePlan, { start_at: new Date(start_at), ...about })
}

const say = (uuid: string, token: string, state: string, message = 'What was this?', about: object = {}) =>
  send(`PUT /time/${uuid}/query`, token, { state, message, ...about })

const statusOf = async (uuid: string) => (await send(`GET /time/${uuid}`, staff)).body['status']

async function notificationsTo(user: string): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('notifications')
    .select('title')
    .where('user_uuid', '=', user)
    .where('type', '=', 'time')
    .orderBy('uuid')
    .execute()
  return rows.map(({ title }) => title)
}

beforeEach(async () => {
  clock.set(now)
  await database.pool.query('delete from notification_mails; delete from notification_reads; delete from notifications')
})

describe('a question about one entry', () => {
  it('holds this one, is answered and accepted; each side is told, and the others go on', async () => {
    const worker = await addWorker()
    const [queried, other] = [await timeIn(worker), await timeIn(worker, '2026-11-20T14:00:00Z', { seconds: 60 })]
    const first = await say(queried, client, 'asked')
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'queried',
        query: { state: 'asked', answer_until: '2026-11-28T05:00:00.000Z', messages: [{ by: 'client' }] },
      },
    })
    expect(await notificationsTo(worker.user_uuid)).toEqual(['A question about your time on Nov 20'])
    expect((await say(queried, worker.token, 'answered', 'The bank feed')).status).toBe(200)
    expect(await notificationsTo(contact_uuid)).toEqual(['The answer about the time on Nov 20'])
    const accepted = await say(queried, client, 'accepted', '')
    expect(accepted.body).toMatchObject({ status: 'approved', query: { state: 'accepted' } })
    expect(await statusOf(other)).toBe('open')
  })

  it('may be corrected by the assistant while it stands', async () => {
    const worker = await addWorker()
    const uuid = await timeIn(worker)
    await say(uuid, client, 'asked')
    const body = {
      rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
      start_at: '2026-11-20T13:00:00Z',
      end_at: '2026-11-20T13:30:00Z',
      description: 'Half of it',
      version: 2,
    }
    expect((await send(`PUT /time/${uuid}`, worker.token, body)).status).toBe(200)
    expect(await statusOf(uuid)).toBe('queried')
  })

  it('is for staff after two answers: they are told, and decide for both sides with a reason', async () => {
    const worker = await addWorker()
    const uuid = await timeIn(worker)
    expect(await say(uuid, staff, 'decided')).toMatchObject({ status: 409, body: { code: 'not_asked' } })
    await say(uuid, client, 'asked')
    expect(await say(uuid, staff, 'decided')).toMatchObject({ status: 409, body: { code: 'not_yet' } })
    await say(uuid, worker.token, 'answered')
    await say(uuid, client, 'asked')
    await say(uuid, worker.token, 'answered')
    expect(await say(uuid, client, 'asked')).toMatchObject({ status: 409, body: { code: 'staff_decide' } })
    expect(await say(uuid, staff, 'decided', '', { billable: false })).toMatchObject({ status: 400 })
    const decided = await say(uuid, staff, 'decided', 'Goodwill', { billable: false, payable: true })
    expect(decided.body).toMatchObject({ status: 'approved', billable: false, payable: true })
    expect((await send(`GET /time/${uuid}`, worker.token)).body).toMatchObject({ not_billable_reason: 'Goodwill' })
  })

  it('is for staff after five business days without an end, and they are told once', async () => {
    // Those of the tests before are told.
    await database.pool.query('update time_query_messages set staff_told_date = created_date')
    const worker = await addWorker()
    const uuid = await timeIn(worker)
    await say(uuid, client, 'asked')
    const { rows } = await database.pool.query<{ uuid: string }>(
      `select uuid from users where 'admin_time.edit' = any (permissions)`,
    )
    clock.set(new Date('2026-11-28T05:00:00Z'))
    await review()
    await review()
    expect(await notificationsTo(rows[0]?.uuid ?? '')).toEqual(['Decide about the time on Nov 20'])
    expect((await say(uuid, staff, 'decided', 'As logged')).status).toBe(200)
  })

  it.each([
    ['an answer before a question', 'answered', 'worker', 'not_asked'],
    ['an acceptance of nothing', 'accepted', 'client', 'not_asked'],
  ] as const)('%s is refused', async (_what, state, who, code) => {
    const worker = await addWorker()
    const token = who === 'worker' ? worker.token : client
    expect(await say(await timeIn(worker), token, state)).toMatchObject({ status: 409, body: { code } })
  })

  it('is each side’s own to say, of their own time, in words', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    const uuid = await timeIn(worker)
    expect((await say(uuid, worker.token, 'asked')).status).toBe(403)
    expect((await say(uuid, stranger.token, 'answered')).status).toBe(404)
    expect((await say(uuid, client, 'asked', ' ')).body).toMatchObject({ fields: { message: expect.any(String) } })
    await say(uuid, client, 'asked')
    expect(await say(uuid, client, 'asked')).toMatchObject({ status: 409, body: { code: 'already_asked' } })
  })

  it('comes too late for what was approved or billed', async () => {
    const worker = await addWorker()
    const approved = await timeIn(worker, '2026-11-20T13:00:00Z', { status: 'approved', approved_date: now })
    const billed = await timeIn(worker, '2026-11-20T14:00:00Z', { status: 'billed', seconds: 60 })
    expect((await say(approved, client, 'asked')).body).toMatchObject({ code: 'review_over' })
    expect((await say(billed, client, 'asked')).body).toMatchObject({ code: 'locked' })
  })
})

describe('an approval', () => {
  it('of named entries, or of a subscription up to a day; what is asked about stays', async () => {
    const worker = await addWorker()
    const [named, queried, later] = [
      await timeIn(worker, '2026-11-18T13:00:00Z'),
      await timeIn(worker, '2026-11-18T14:00:00Z', { status: 'queried' }),
      await timeIn(worker, '2026-11-20T13:00:00Z'),
    ]
    const approve = (body: object) => send('POST /time/approve', client, body)
    expect((await approve({ uuids: [named, named] })).body).toEqual({ approved: 1 })
    expect((await approve({ uuids: [named] })).body).toEqual({ approved: 0 })
    const { project_uuid } = worker.ratePlan
    expect((await approve({ project_uuid, to: '2026-11-19' })).body).toEqual({ approved: 0 })
    expect((await approve({ project_uuid, to: '2026-11-20' })).body).toEqual({ approved: 1 })
    expect([await statusOf(named), await statusOf(queried), await statusOf(later)]).toEqual([
      'approved',
      'queried',
      'approved',
    ])
    const { body } = await send(`GET /time/${named}`, worker.token)
    expect(body['history']).toMatchObject([
      { by: 'client', fields: [{ name: 'status', from: 'open', to: 'approved' }] },
    ])
  })

  it('of someone else’s entry or subscription is 404, and nothing is approved', async () => {
    const worker = await addWorker()
    const own = await timeIn(worker)
    const absent = '01940000-0000-7000-8000-000000000000'
    expect((await send('POST /time/approve', client, { uuids: [own, absent] })).status).toBe(404)
    expect((await send('POST /time/approve', client, { project_uuid: absent, to: '2026-11-20' })).status).toBe(404)
    expect(await statusOf(own)).toBe('open')
  })
})

describe('the review of a half-month', () => {
  it('begins once it is over by the assistant’s calendar, lasts five business days, and ends in approval', async () => {
    const [toronto, vancouver] = [await addWorker(), await addWorker('America/Vancouver')]
    const start = '2026-11-13T20:00:00Z'
    const [first, second] = [
      await timeIn(toronto, start),
      await timeIn(vancouver, start, { timezone: 'America/Vancouver' }),
    ]
    // Just after midnight in Toronto: in Vancouver it is still the 15th.
    clock.set(new Date('2026-11-16T05:07:00Z'))
    await review()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['in_review', 'open'])
    clock.set(new Date('2026-11-16T09:07:00Z'))
    await review()
    const { body } = await send(`GET /time/${second}`, staff)
    expect(body).toMatchObject({ status: 'in_review', review_until: '2026-11-21T05:00:00.000Z' })
    clock.set(new Date('2026-11-21T04:59:00Z'))
    await review()
    expect(await statusOf(first)).toBe('in_review')
    clock.set(new Date('2026-11-21T05:00:00Z'))
    await review()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'approved'])
    expect((await send(`GET /time/${first}`, client)).body['history']).toMatchObject([{ by: 'system', name: '' }])
  })

  it('is of its first day and its last, and of none of the half-month that runs', async () => {
    const worker = await addWorker()
    const uuids = await Promise.all(
      ['2026-11-01', '2026-11-15', '2026-11-16'].map((task_date) =>
        addTimeEntry(database, worker.ratePlan, { task_date, seconds: 60 }),
      ),
    )
    clock.set(new Date('2026-11-16T05:07:00Z'))
    await review()
    expect(await Promise.all(uuids.map(statusOf))).toEqual(['in_review', 'in_review', 'open'])
  })

  it('that begins late lasts five business days all the same', async () => {
    const worker = await addWorker()
    const uuid = await addTimeEntry(database, worker.ratePlan, { task_date: '2026-10-20', seconds: 60 })
    await review()
    expect((await send(`GET /time/${uuid}`, staff)).body).toMatchObject({
      status: 'in_review',
      review_until: '2026-11-28T05:00:00.000Z',
    })
  })

  it('of which the client is reminded once, a day before it ends', async () => {
    const worker = await addWorker()
    await timeIn(worker, '2026-11-13T20:00:00Z')
    clock.set(new Date('2026-11-16T06:00:00Z'))
    await review()
    expect(await notificationsTo(contact_uuid)).toEqual([])
    clock.set(new Date('2026-11-20T05:00:00Z'))
    await review()
    await review()
    expect(await notificationsTo(contact_uuid)).toEqual(['Books and inbox: time to review by Nov 20'])
  })

  it('waits for what is asked about', async () => {
    const worker = await addWorker()
    const uuid = await timeIn(worker, '2026-11-13T20:00:00Z', { status: 'in_review', review_until: now })
    clock.set(new Date(now.getTime() - 60_000))
    await say(uuid, client, 'asked')
    clock.set(new Date('2026-12-20T15:00:00Z'))
    await review()
    expect(await statusOf(uuid)).toBe('queried')
  })
})

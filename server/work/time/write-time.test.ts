import { beforeEach, describe, expect, it } from 'vitest'
import { roundTrips } from '../../testing/round-trips.ts'
import { addPause } from '../../testing/rows/add-pause.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'
import { work, writtenOf } from '../../testing/logged-time.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, client, staff, addWorker, send } = await timeSuite(now)

const hour = 3600
const log = (worker: Worker, about: object = {}) => send('POST /time', worker.token, work(worker, about))
const logged = async (worker: Worker, about: object = {}) => writtenOf(await log(worker, about))

const fieldsOf = (body: Record<string, unknown>) => Object.keys((body['fields'] ?? {}) as object)

beforeEach(() => clock.set(now))

describe('time entered by hand', () => {
  it('C3.3 is kept to the second, of the assistant’s day and place', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker, { end_at: '2026-11-20T13:25:17Z' })
    expect(entry).toMatchObject({
      seconds: 1517,
      task_date: '2026-11-20',
      timezone: 'America/Toronto',
      timezone_offset: -300,
      source: 'manual',
      status: 'open',
      billable: true,
      payable: true,
      can_be_changed: true,
      version: 1,
    })
    expect(entry).not.toHaveProperty('invoice_uuid')
  })

  it('goes to the database and back four times at most', async () => {
    const worker = await addWorker()
    await logged(worker, { start_at: '2026-11-20T12:00:00Z', end_at: '2026-11-20T12:30:00Z' })
    const sent = await roundTrips(() => logged(worker))
    expect(sent.trips).toBeLessThanOrEqual(4)
  })

  it('a duration of a day has neither start nor end', async () => {
    const [entry] = await logged(await addWorker(), {
      start_at: undefined,
      end_at: undefined,
      task_date: '2026-11-19',
      seconds: 5400,
    })
    expect(entry).toMatchObject({ start_at: null, end_at: null, task_date: '2026-11-19', seconds: 5400 })
  })

  it('over local midnight is one a day with one origin, and nothing is lost', async () => {
    const entries = await logged(await addWorker(), {
      start_at: '2026-11-19T03:30:00Z',
      end_at: '2026-11-19T07:00:00Z',
    })
    expect(entries.map(({ task_date, seconds }) => [task_date, seconds])).toEqual([
      ['2026-11-18', 1.5 * hour],
      ['2026-11-19', 2 * hour],
    ])
    expect(new Set(entries.map(({ origin_uuid }) => origin_uuid)).size).toBe(1)
  })

  it.each([
    ['overlaps by a second', '2026-11-20T13:59:59Z', '2026-11-20T14:30:00Z'],
    ['lies within', '2026-11-20T13:10:00Z', '2026-11-20T13:20:00Z'],
    ['lies around', '2026-11-20T12:00:00Z', '2026-11-20T14:59:00Z'],
  ])('that %s is 409 with what is there, on another subscription too', async (_what, start_at, end_at) => {
    const worker = await addWorker()
    const [first] = await logged(worker)
    const rejected = await log(worker, { start_at, end_at })
    expect(rejected.status).toBe(409)
    expect(rejected.body).toMatchObject({
      code: 'overlaps',
      clash: { uuid: first?.uuid, start_at: '2026-11-20T13:00:00.000Z', project_name: 'Books and inbox' },
    })
  })

  it('may begin where other time ends, and may be someone else’s same hour', async () => {
    const [worker, other] = [await addWorker(), await addWorker()]
    await logged(worker)
    await logged(worker, { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T14:30:00Z' })
    await logged(worker, { start_at: '2026-11-20T12:30:00Z', end_at: '2026-11-20T13:00:00Z' })
    await logged(other)
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 3, totalTime: 2 * hour })
  })

  it('twenty at once that overlap are one', async () => {
    const worker = await addWorker()
    const answers = await Promise.all(Array.from({ length: 20 }, () => log(worker)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  it.each([
    ['in the future', { end_at: '2026-11-20T15:00:01Z' }, 'end_at'],
    ['that begins in the future', { start_at: '2026-11-20T16:00:00Z', end_at: '2026-11-20T17:00:00Z' }, 'start_at'],
    ['without an end', { end_at: undefined }, 'end_at'],
    ['that ends where it begins', { end_at: '2026-11-20T13:00:00Z' }, 'end_at'],
    ['of more than 24 hours', { start_at: '2026-11-18T13:00:00Z' }, 'end_at'],
    ['billable without a description', { description: '  ' }, 'description'],
    ['before its place began', { start_at: '2026-09-30T13:00:00Z', end_at: '2026-09-30T14:00:00Z' }, 'start_at'],
    ['with start, end and another duration', { seconds: 12 }, 'seconds'],
    ['of nothing', { start_at: undefined, end_at: undefined }, 'task_date'],
    ['of a future day', { start_at: null, end_at: null, task_date: '2026-11-21', seconds: 60 }, 'task_date'],
    [
      'of a day that hasn’t been so long yet',
      { start_at: null, end_at: null, task_date: '2026-11-20', seconds: 10.1 * hour },
      'seconds',
    ],
    ['for a task of nobody', { task_uuid: '01940000-0000-7000-8000-000000000000' }, 'task_uuid'],
  ])('%s is 400 at its field, and nothing is kept', async (_what, about, field) => {
    const worker = await addWorker()
    const rejected = await log(worker, about)
    expect(rejected).toMatchObject({ status: 400 })
    expect(fieldsOf(rejected.body)).toEqual([field])
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0, totalTime: 0 })
  })

  it.each([
    ['60', 'Enter a number'],
    [1.5, 'Enter a whole number'],
    [0, 'Must be more than zero'],
  ])('of %j seconds is told at its field what is wrong, alone and among several', async (seconds, message) => {
    const worker = await addWorker()
    const timed = { start_at: undefined, end_at: undefined, task_date: '2026-11-19', seconds }
    const rejected = await log(worker, timed)
    expect(rejected).toMatchObject({ status: 400, body: { message, fields: { seconds: message } } })
    const entry = {
      rate_plan_uuid: worker.ratePlan.rate_plan_uuid,
      description: 'Post',
      task_date: '2026-11-19',
      seconds,
    }
    const several = await send('POST /time', worker.token, [entry])
    expect(several).toMatchObject({ status: 400, body: { fields: { '0.seconds': message } } })
  })

  it('not billable needs no description, and nobody is paid for it', async () => {
    const [entry] = await logged(await addWorker(), { description: '', billable: false })
    expect(entry).toMatchObject({ billable: false, payable: false })
  })

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-11-10', 24],
  ])('on %s a day’s sum is at most %i hours', async (day, length) => {
    clock.set(new Date(Date.parse(`${day}T00:00:00Z`) + 3 * 86_400_000))
    const worker = await addWorker('America/Toronto', { start_date: '2026-01-01' })
    const duration = (seconds: number) => log(worker, { start_at: null, end_at: null, task_date: day, seconds })
    expect((await duration(22 * hour)).status).toBe(200)
    const rejected = await duration((length - 22) * hour + 1)
    expect(rejected.status).toBe(400)
    expect(fieldsOf(rejected.body)).toEqual(['seconds'])
    expect((await duration((length - 22) * hour)).status).toBe(200)
  })

  it('is written for seven days after its day; then it goes through staff, who say why', async () => {
    const worker = await addWorker()
    await logged(worker, { start_at: '2026-11-13T13:00:00Z', end_at: '2026-11-13T14:00:00Z' })
    const late = { start_at: '2026-11-12T13:00:00Z', end_at: '2026-11-12T14:00:00Z' }
    const rejected = await log(worker, late)
    expect(rejected.body).toMatchObject({ code: 'too_late', fields: { start_at: expect.any(String) } })
    for (const reason of [undefined, '']) {
      expect(fieldsOf((await send('POST /time', staff, work(worker, { ...late, reason }))).body)).toEqual(['reason'])
    }
    const added = await send('POST /time', staff, work(worker, { ...late, reason: 'Her laptop was broken' }))
    expect(added.status).toBe(200)
    const [entry] = timeOf(added)
    const { body } = await send(`GET /time/${entry?.['uuid'] as string}`, client)
    expect(body['history']).toMatchObject([{ by: 'staff', reason: 'Her laptop was broken' }])
  })

  it('several are added together or not at all, and the wrong one is told by its place', async () => {
    const worker = await addWorker()
    const list = [work(worker), work(worker, { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T18:00:00Z' })]
    const rejected = await send('POST /time', worker.token, list)
    expect(fieldsOf(rejected.body)).toEqual(['1.end_at'])
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0 })
    expect(timeOf(await send('POST /time', worker.token, list.slice(0, 1)))).toHaveLength(1)
  })

  it('a malformed one names its field', async () => {
    const worker = await addWorker()
    for (const body of [
      { ...work(worker), seconds: 'x' },
      { ...work(worker), description: 'x'.repeat(1001) },
    ]) {
      const rejected = await send('POST /time', worker.token, body)
      expect(rejected.status).toBe(400)
      expect(fieldsOf(rejected.body)).toHaveLength(1)
    }
  })

  it('is refused in the language of whoever enters it, days and hours as well', async () => {
    const worker = await addWorker()
    await logged(worker)
    const inFrench = (about: object) => send('POST /time', worker.token, work(worker, about), 'fr')
    expect((await inFrench({})).body['message']).toMatch(/^Vous avez déjà inscrit ce temps\u00a0: /)
    const long = await inFrench({ start_at: null, end_at: null, task_date: '2026-11-20', seconds: 10 * hour })
    expect(long.body['message']).toMatch(
      /^Trop long pour ce jour\u00a0: \d+\u00a0h\u00a0\d+\u00a0min \(\d+,\d\d\u00a0h\) sont déjà/,
    )
    const { project_uuid } = worker.ratePlan
    await addPause(database, { project_uuid, from_date: '2026-11-19', resumes_on: '2026-12-01' })
    const paused = await inFrench({ start_at: null, end_at: null, task_date: '2026-11-20', seconds: 60 })
    expect(paused.body['message']).toBe(
      'Cet abonnement est en pause à partir du 19 nov. 2026 et reprend le 1er déc. 2026. Ce que vous avez inscrit est conservé.',
    )
  })

  it('is refused where time entry is switched off, and what is there stays', async () => {
    const worker = await addWorker()
    await logged(worker)
    const late = { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T14:30:00Z' }
    await database.pool.query('update projects set time_entry_disabled_date = now() where uuid = $1', [
      worker.ratePlan.project_uuid,
    ])
    expect(await log(worker, late)).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1 })
  })

  it.each(['America/St_Johns', 'America/Toronto', 'America/Vancouver', 'Pacific/Honolulu'])(
    'of a day of a pause is refused, of the days around it taken, by the calendar of %s',
    async (zone) => {
      clock.set(new Date('2026-11-20T22:00:00Z'))
      const worker = await addWorker(zone)
      const { project_uuid } = worker.ratePlan
      await addPause(database, { project_uuid, from_date: '2026-11-16', resumes_on: '2026-11-18' })
      await addPause(database, { project_uuid, from_date: '2026-11-20', resumes_on: null })
      const on = (task_date: string) => log(worker, { start_at: null, end_at: null, task_date, seconds: 60 })
      for (const day of ['2026-11-15', '2026-11-18', '2026-11-19']) expect((await on(day)).status).toBe(200)
      for (const day of ['2026-11-16', '2026-11-17', '2026-11-20']) {
        expect(await on(day)).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
      }
      expect((await on('2026-11-17')).body.message).toBe(
        'This subscription is paused from Nov 16th 2026 and continues on Nov 18th 2026. What you have logged is safe.',
      )
    },
  )

  it('of a place that has ended is taken from its first day up to its last', async () => {
    const worker = await addWorker('America/Toronto', { start_date: '2026-11-18', rp_end_date: '2026-11-19' })
    await logged(worker, { start_at: '2026-11-18T13:00:00Z', end_at: '2026-11-18T14:00:00Z' })
    const early = await log(worker, { start_at: '2026-11-17T13:00:00Z', end_at: '2026-11-17T14:00:00Z' })
    expect(fieldsOf(early.body)).toEqual(['start_at'])
    await logged(worker, { start_at: '2026-11-19T13:00:00Z', end_at: '2026-11-19T14:00:00Z' })
    expect(fieldsOf((await log(worker)).body)).toEqual(['start_at'])
  })

  it('of a half-month that is over is reviewed for five business days from its entry', async () => {
    clock.set(new Date('2026-11-17T15:00:00Z'))
    const [entry] = await logged(await addWorker(), {
      start_at: '2026-11-13T13:00:00Z',
      end_at: '2026-11-13T14:00:00Z',
    })
    expect(entry).toMatchObject({ status: 'in_review', review_until: '2026-11-25T05:00:00.000Z' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, client, staff, addWorker, send } = await timeSuite(now)

const hour = 3600
const work = (worker: Worker, about: object = {}) => ({
  rate_plan_uuid: worker.place.rate_plan_uuid,
  start_at: '2026-11-20T13:00:00Z',
  end_at: '2026-11-20T14:00:00Z',
  description: 'Reconciled the accounts',
  ...about,
})
const log = (worker: Worker, about: object = {}) => send('POST /time', worker.token, work(worker, about))

async function logged(worker: Worker, about: object = {}) {
  const answer = await log(worker, about)
  expect(answer).toMatchObject({ status: 200 })
  return timeOf(answer) as { uuid: string; version: number; [name: string]: unknown }[]
}

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
    const refused = await log(worker, { start_at, end_at })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
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
    const refused = await log(worker, about)
    expect(refused).toMatchObject({ status: 400 })
    expect(fieldsOf(refused.body)).toEqual([field])
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0, totalTime: 0 })
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
    const refused = await duration((length - 22) * hour + 1)
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused.body)).toEqual(['seconds'])
    expect((await duration((length - 22) * hour)).status).toBe(200)
  })

  it('is written for seven days after its day; then it goes through staff, who say why', async () => {
    const worker = await addWorker()
    await logged(worker, { start_at: '2026-11-13T13:00:00Z', end_at: '2026-11-13T14:00:00Z' })
    const late = { start_at: '2026-11-12T13:00:00Z', end_at: '2026-11-12T14:00:00Z' }
    const refused = await log(worker, late)
    expect(refused.body).toMatchObject({ code: 'too_late', fields: { start_at: expect.any(String) } })
    expect(fieldsOf((await send('POST /time', staff, work(worker, late))).body)).toEqual(['reason'])
    const added = await send('POST /time', staff, work(worker, { ...late, reason: 'Her laptop was broken' }))
    expect(added.status).toBe(200)
    const [entry] = timeOf(added)
    const { body } = await send(`GET /time/${entry?.['uuid'] as string}`, client)
    expect(body['history']).toMatchObject([{ by: 'staff', reason: 'Her laptop was broken' }])
  })

  it('several are added together or not at all, and the wrong one is told by its place', async () => {
    const worker = await addWorker()
    const list = [work(worker), work(worker, { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T18:00:00Z' })]
    const refused = await send('POST /time', worker.token, list)
    expect(fieldsOf(refused.body)).toEqual(['1.end_at'])
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0 })
    expect(timeOf(await send('POST /time', worker.token, list.slice(0, 1)))).toHaveLength(1)
  })

  it('a malformed one names its field', async () => {
    const worker = await addWorker()
    for (const body of [
      { ...work(worker), seconds: 'x' },
      { ...work(worker), description: 'x'.repeat(1001) },
    ]) {
      const refused = await send('POST /time', worker.token, body)
      expect(refused.status).toBe(400)
      expect(fieldsOf(refused.body)).toHaveLength(1)
    }
  })

  it('is refused where time entry is switched off or the subscription is paused, and what is there stays', async () => {
    const worker = await addWorker()
    await logged(worker)
    const project = { uuid: worker.place.project_uuid }
    const late = { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T14:30:00Z' }
    await database.pool.query('update projects set time_entry_disabled_date = now() where uuid = $1', [project.uuid])
    expect(await log(worker, late)).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
    await database.pool.query(
      `update projects set time_entry_disabled_date = null, ar_status = 'paused' where uuid = $1`,
      [project.uuid],
    )
    expect(await log(worker, late)).toMatchObject({ status: 409, body: { code: 'time_entry_off' } })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1 })
  })

  it('of a place that has ended is taken up to its last day', async () => {
    const worker = await addWorker('America/Toronto', { rp_end_date: '2026-11-19' })
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

describe('a change', () => {
  it('keeps the state before it, both sides read who and why, and the version moves', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const body = work(worker, { end_at: '2026-11-20T14:30:00Z', version: 1 })
    const saved = await send(`PUT /time/${entry?.uuid}`, worker.token, body)
    expect(timeOf(saved)).toMatchObject([{ uuid: entry?.uuid, seconds: 5400, version: 2 }])
    const { body: read } = await send(`GET /time/${entry?.uuid}`, client)
    expect(read['history']).toMatchObject([
      {
        by: 'assistant',
        name: 'Maya R.',
        reason: null,
        fields: expect.arrayContaining([{ name: 'seconds', from: '3600', to: '5400' }]),
      },
    ])
    const stale = await send(`PUT /time/${entry?.uuid}`, worker.token, body)
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  })

  it('of one piece of a stretch over midnight changes the stretch: longer, shorter, one day', async () => {
    const worker = await addWorker()
    const [, second] = await logged(worker, { start_at: '2026-11-19T03:30:00Z', end_at: '2026-11-19T07:00:00Z' })
    const change = (version: number, start_at: string, end_at: string) =>
      send(`PUT /time/${second?.uuid}`, worker.token, work(worker, { start_at, end_at, version }))
    const shorter = await change(1, '2026-11-19T03:45:00Z', '2026-11-19T05:15:00Z')
    expect(timeOf(shorter).map(({ seconds }) => seconds)).toEqual([1.25 * hour, 0.25 * hour])
    // The whole moves by a day: its pieces aren't in each other's way.
    const moved = await change(2, '2026-11-18T03:45:00Z', '2026-11-18T05:15:00Z')
    expect(timeOf(moved).map(({ task_date }) => task_date)).toEqual(['2026-11-17', '2026-11-18'])
    const oneDay = await change(3, '2026-11-18T06:00:00Z', '2026-11-18T07:00:00Z')
    expect(timeOf(oneDay)).toHaveLength(1)
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1, totalTime: hour })
    const [kept] = timeOf(oneDay)
    const again = await send(
      `PUT /time/${kept?.['uuid'] as string}`,
      worker.token,
      work(worker, { start_at: '2026-11-17T03:00:00Z', end_at: '2026-11-18T02:00:00Z', version: 4 }),
    )
    expect(timeOf(again).map(({ seconds }) => seconds)).toEqual([2 * hour, 21 * hour])
  })

  it('to time that is taken is refused, and the entry stays', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    await logged(worker, { start_at: '2026-11-20T14:00:00Z', end_at: '2026-11-20T14:30:00Z' })
    const body = work(worker, { end_at: '2026-11-20T14:10:00Z', version: 1 })
    expect((await send(`PUT /time/${entry?.uuid}`, worker.token, body)).status).toBe(409)
    expect((await send(`GET /time/${entry?.uuid}`, worker.token)).body).toMatchObject({ seconds: hour, version: 1 })
  })

  it('after the approval is reviewed again, for five business days', async () => {
    const worker = await addWorker()
    const uuid = await addTimeEntry(database, worker.place, {
      start_at: new Date('2026-11-13T13:00:00Z'),
      status: 'approved',
      approved_date: now,
    })
    const body = work(worker, {
      start_at: '2026-11-13T13:00:00Z',
      end_at: '2026-11-13T13:30:00Z',
      version: 1,
    })
    const saved = await send(`PUT /time/${uuid}`, worker.token, body)
    expect(timeOf(saved)).toMatchObject([{ status: 'in_review', review_until: '2026-11-28T05:00:00.000Z' }])
  })

  it('of what is on an invoice or a bill is refused for everybody, and so is its removal', async () => {
    const worker = await addWorker()
    const uuid = await addTimeEntry(database, worker.place, {
      start_at: new Date('2026-11-20T13:00:00Z'),
      status: 'billed',
    })
    const body = work(worker, { version: 1, reason: 'A mistake' })
    for (const token of [worker.token, staff]) {
      expect(await send(`PUT /time/${uuid}`, token, body)).toMatchObject({ status: 409, body: { code: 'locked' } })
      const removed = await send(`DELETE /time/${uuid}?reason=mistake`, token)
      expect(removed).toMatchObject({ status: 409, body: { code: 'locked' } })
    }
  })

  it('by staff decides for both sides, and the assistant reads why and can’t undo it', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const body = work(worker, { billable: false, payable: true, version: 1, reason: 'Goodwill' })
    expect((await send(`PUT /time/${entry?.uuid}`, staff, body)).status).toBe(200)
    const { body: read } = await send(`GET /time/${entry?.uuid}`, worker.token)
    expect(read).toMatchObject({ billable: false, payable: true, not_billable_reason: 'Goodwill' })
    const undone = await send(`PUT /time/${entry?.uuid}`, worker.token, work(worker, { version: 2 }))
    expect(fieldsOf(undone.body)).toEqual(['billable'])
    expect((await send(`GET /time/${entry?.uuid}`, client)).body).not.toHaveProperty('payable')
  })

  it('and a removal are the assistant’s for seven days; what the client asks about they still correct', async () => {
    const worker = await addWorker()
    const start_at = new Date('2026-11-05T13:00:00Z')
    const body = work(worker, { start_at: '2026-11-05T13:00:00Z', end_at: '2026-11-05T13:30:00Z', version: 1 })
    const uuid = await addTimeEntry(database, worker.place, { start_at, status: 'in_review', review_until: now })
    expect(await send(`PUT /time/${uuid}`, worker.token, body)).toMatchObject({ body: { code: 'too_late' } })
    expect(await send(`DELETE /time/${uuid}`, worker.token)).toMatchObject({ body: { code: 'too_late' } })
    await database.pool.query(`update time_entries set status = 'queried' where uuid = $1`, [uuid])
    expect(timeOf(await send(`PUT /time/${uuid}`, worker.token, body))).toMatchObject([{ status: 'queried' }])
  })
})

describe('a removal', () => {
  it('takes all pieces of the stretch, keeps the rows, and frees their time', async () => {
    const worker = await addWorker()
    const stretch = { start_at: '2026-11-19T03:30:00Z', end_at: '2026-11-19T07:00:00Z' }
    const [first] = await logged(worker, stretch)
    expect((await send(`DELETE /time/${first?.uuid}`, worker.token)).status).toBe(200)
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0, totalTime: 0 })
    expect((await send(`GET /time/${first?.uuid}`, worker.token)).status).toBe(404)
    const { rows } = await database.pool.query(
      'select removed_date from time_entries where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(rows).toEqual([{ removed_date: now }, { removed_date: now }])
    await logged(worker, stretch)
  })
})

describe('the list', () => {
  it('C3.1 tells each their own, with the totals of the whole filter whatever the page', async () => {
    const worker = await addWorker()
    const other = await addWorker()
    for (const [at, billable] of [true, false, true].entries()) {
      const start_at = new Date(Date.UTC(2026, 10, 17 + at, 13))
      await addTimeEntry(database, worker.place, { start_at, billable, payable: billable, seconds: 100 * (at + 1) })
    }
    await addTimeEntry(database, other.place, { start_at: new Date('2026-11-18T13:00:00Z'), seconds: 7 })
    const { body } = await send('GET /time?pagination.limit=1', worker.token)
    expect(body).toMatchObject({
      time: [{ task_date: '2026-11-19' }],
      count: 3,
      totalTime: 600,
      totalBillableTime: 400,
      totalNonBillableTime: 200,
    })
    const project = worker.place.project_uuid
    for (const token of [client, staff]) {
      const { body: filtered } = await send(
        `GET /time?project_uuid=${project}&billable=true&from=2026-11-18&to=2026-11-20`,
        token,
      )
      expect(filtered).toMatchObject({ count: 1, totalTime: 300, totalBillableTime: 300 })
    }
  })

  it('a timer that nobody answered for is the assistant’s to see, and counts nowhere', async () => {
    const worker = await addWorker()
    const start_at = new Date('2026-11-19T13:00:00Z')
    const uuid = await addTimeEntry(database, worker.place, { start_at, source: 'timer', status: 'unconfirmed' })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1, totalTime: 0 })
    const ofClient = `GET /time?project_uuid=${worker.place.project_uuid}` as const
    expect((await send(ofClient, client)).body).toMatchObject({ count: 0 })
    expect((await send(`GET /time/${uuid}`, client)).status).toBe(404)
    const body = work(worker, { start_at: '2026-11-19T13:00:00Z', end_at: '2026-11-19T13:20:00Z', version: 1 })
    expect(timeOf(await send(`PUT /time/${uuid}`, worker.token, body))).toMatchObject([
      { status: 'open', seconds: 1200 },
    ])
    expect((await send(ofClient, client)).body).toMatchObject({ count: 1, totalTime: 1200 })
  })

  it('finds by words of description, subscription and assistant', async () => {
    const worker = await addWorker('America/Toronto', { project_name: 'Quarterly filings' })
    await logged(worker, { description: 'Sorted 100% of the receipts' })
    for (const search of ['receipts', 'quarterly', '100%', 'maya r']) {
      const { body } = await send(`GET /time?search=${encodeURIComponent(search)}`, worker.token)
      expect([search, body['count']]).toEqual([search, 1])
    }
    expect((await send('GET /time?search=nothing', worker.token)).body['count']).toBe(0)
  })

  it.each(['task_date', 'created_date', 'start_at', 'seconds', 'project_name', 'virtualassistant_name', 'status'])(
    'is sorted by %s',
    async (key) => {
      const { status } = await send(`GET /time?pagination.sortBy[]=${key}&pagination.sortDesc[]=true`, staff)
      expect(status).toBe(200)
    },
  )
})

describe('the downloads', () => {
  it('A6.10 are named after the product, Time Log and what they are of; the whole filter in the assistant’s clock', async () => {
    const worker = await addWorker()
    await logged(worker, { description: '=cmd()' })
    const { project_uuid } = worker.place
    const csv = await send(`GET /time/download/csv?project_uuid=${project_uuid}`, client)
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="Talentplace Time Log ${project_uuid}.csv"`)
    expect(csv.text.split('\r\n')).toEqual([
      'Date,Start,End,Time zone,Seconds,Hours,Billable,Status,Subscription,Company,Role,Assistant,Task,Description',
      expect.stringMatching(
        /^2026-11-20,08:00:00,09:00:00,America\/Toronto,3600,1\.00,yes,Open,Books and inbox,Maple Books,.+,Maya R\.,,'=cmd\(\)$/,
      ),
      '',
    ])
    const pdf = await send('GET /time/download/pdf?from=2026-11-01&to=2026-11-30', worker.token)
    expect(pdf.headers['content-disposition']).toContain('Talentplace Time Log 2026-11-01 to 2026-11-30.pdf')
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    const empty = await send('GET /time/download/pdf?project_uuid=01940000-0000-7000-8000-000000000000', client)
    expect(empty.status).toBe(200)
  })
})

describe('who may', () => {
  it('a stranger’s place, entry and removal are 404, and the client writes nothing', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    const [entry] = await logged(worker)
    expect((await send('POST /time', stranger.token, work(worker))).status).toBe(404)
    expect((await send(`GET /time/${entry?.uuid}`, stranger.token)).status).toBe(404)
    expect((await send(`PUT /time/${entry?.uuid}`, stranger.token, work(stranger, { version: 1 }))).status).toBe(404)
    expect((await send(`DELETE /time/${entry?.uuid}`, stranger.token)).status).toBe(404)
    expect((await send('POST /time', client, work(worker))).status).toBe(403)
  })

  it('a client is shown by first name where they are a person', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    await database.pool.query(`update clients set company = 'Ann Shirley', is_individual = true`)
    expect((await send(`GET /time/${entry?.uuid}`, worker.token)).body).toMatchObject({ company: 'Ann' })
    await database.pool.query(`update clients set company = 'Maple Books', is_individual = false`)
  })
})

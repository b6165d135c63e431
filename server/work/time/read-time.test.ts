import { beforeEach, describe, expect, it } from 'vitest'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'
import { work, writtenOf } from '../../testing/logged-time.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, client, staff, addWorker, send } = await timeSuite(now)

const logged = async (worker: Worker, about: object = {}) =>
  writtenOf(await send('POST /time', worker.token, work(worker, about)))

beforeEach(() => clock.set(now))

describe('the list', () => {
  it('C3.1 tells each their own, with the totals of the whole filter whatever the page', async () => {
    const worker = await addWorker()
    const other = await addWorker()
    for (const [at, billable] of [true, false, true].entries()) {
      const start_at = new Date(Date.UTC(2026, 10, 17 + at, 13))
      await addTimeEntry(database, worker.ratePlan, { start_at, billable, payable: billable, seconds: 100 * (at + 1) })
    }
    await addTimeEntry(database, other.ratePlan, { start_at: new Date('2026-11-18T13:00:00Z'), seconds: 7 })
    const { body } = await send('GET /time?pagination.limit=1', worker.token)
    expect(body).toMatchObject({
      time: [{ task_date: '2026-11-19' }],
      count: 3,
      totalTime: 600,
      totalBillableTime: 400,
      totalNonBillableTime: 200,
    })
    const project = worker.ratePlan.project_uuid
    for (const token of [client, staff]) {
      const { body: filtered } = await send(
        `GET /time?project_uuid=${project}&billable=true&from=2026-11-18&to=2026-11-20`,
        token,
      )
      expect(filtered).toMatchObject({ count: 1, totalTime: 300, totalBillableTime: 300 })
    }
  })

  it('counts a week to the second over the night in which an hour comes twice, by the assistant’s days', async () => {
    const worker = await addWorker()
    clock.set(new Date('2026-11-02T15:00:00Z'))
    // Sunday from half past midnight to half past three: four hours in Toronto.
    const night = { start_at: '2026-11-01T04:30:00Z', end_at: '2026-11-01T08:30:00Z' }
    await logged(worker, night)
    await logged(worker, { start_at: '2026-11-02T05:00:00Z', end_at: '2026-11-02T05:10:00Z' })
    const week = async (from: string, to: string) =>
      (await send(`GET /time?from=${from}&to=${to}`, worker.token)).body['totalTime']
    expect(await week('2026-10-26', '2026-11-01')).toBe(4 * 3600)
    expect(await week('2026-11-02', '2026-11-08')).toBe(600)
  })

  it('a timer that nobody answered for is the assistant’s to see, and counts nowhere', async () => {
    const worker = await addWorker()
    const start_at = new Date('2026-11-19T13:00:00Z')
    const uuid = await addTimeEntry(database, worker.ratePlan, { start_at, source: 'timer', status: 'unconfirmed' })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 1, totalTime: 0 })
    const ofClient = `GET /time?project_uuid=${worker.ratePlan.project_uuid}` as const
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

  it('finds the same page of a common word as of a rare one, near the beginning and further down, whatever it is sorted by', async () => {
    const worker = await addWorker('America/Toronto', { project_name: 'Marmalade' })
    await addTimeEntry(database, worker.ratePlan, { start_at: new Date('2026-11-18T13:00:00Z') })
    const rest = `rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, timezone, billable, payable, source, status`
    await database.pool.query(
      `insert into time_entries (${rest}, task_date, origin_uuid, seconds, description, created_date, updated_date, task_name)
       select ${rest}, date '2026-10-01' + (n * 7) % 40, gen_random_uuid(), 1 + n % 600,
         case when n % 40 = 0 then 'Common words' when n % 600 = 7 then 'Rare words' else 'Nothing' end,
         now() - (n % 97) * interval '1 hour', now(), case when n % 3 > 0 then 'Task ' || n % 10 end
       from (select * from time_entries where project_uuid = $1 limit 1) entry, generate_series(1, 1300) n`,
      [worker.ratePlan.project_uuid],
    )
    for (const key of ['task_date', 'created_date', 'start_at', 'seconds', 'task_name', 'status']) {
      for (const descending of [true, false]) {
        const way = descending ? 'desc' : 'asc'
        for (const search of ['common', 'rare', 'marmalade', 'nothing at all']) {
          const { rows } = await database.pool.query<{ uuid: string }>(
            `select time_entries.uuid from time_entries join projects on projects.uuid = project_uuid
             where time_entries.removed_date is null and (description ilike $1 or project_name ilike $1)
             order by time_entries.${key} ${way} nulls last, time_entries.created_date ${way}, time_entries.uuid ${way}`,
            [`%${search}%`],
          )
          for (const offset of [0, 5, 20, 25, 30]) {
            const sorted = `pagination.sortBy[]=${key}&pagination.sortDesc[]=${descending}`
            const { body } = await send(
              `GET /time?search=${encodeURIComponent(search)}&pagination.limit=5&pagination.offset=${offset}&${sorted}`,
              staff,
            )
            const found = (body['time'] as { uuid: string }[]).map(({ uuid }) => uuid)
            expect([key, way, search, offset, found]).toEqual([
              key,
              way,
              search,
              offset,
              rows.slice(offset, offset + 5).map(({ uuid }) => uuid),
            ])
          }
        }
      }
    }
    await database.pool.query(`delete from time_entries where project_uuid = $1`, [worker.ratePlan.project_uuid])
  })

  it.each(['task_date', 'created_date', 'start_at', 'seconds', 'project_name', 'virtualassistant_name', 'status'])(
    'is sorted by %s',
    async (key) => {
      const { status } = await send(`GET /time?pagination.sortBy[]=${key}&pagination.sortDesc[]=true`, staff)
      expect(status).toBe(200)
    },
  )
})

const wayOf = async (uuid: string, token: string) => (await send(`GET /time/${uuid}`, token)).body['way']

describe('the way of an entry', () => {
  const loggedStep = { step: 'logged', done_date: now.toISOString(), expected_date: null }

  it('says when it was logged and by when it is reviewed: five business days after its half-month', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const uuid = entry?.uuid ?? ''
    // The half-month ends on Monday, 30 November; midnight of the office's clock.
    const expected = [loggedStep, { step: 'reviewed', done_date: null, expected_date: '2026-12-08T05:00:00.000Z' }]
    for (const token of [worker.token, client, staff]) expect(await wayOf(uuid, token)).toEqual(expected)
  })

  it('says when it was reviewed, once it is', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const uuid = entry?.uuid ?? ''
    await send('POST /time/approve', client, { uuids: [uuid] })
    expect(await wayOf(uuid, worker.token)).toEqual([
      loggedStep,
      { step: 'reviewed', done_date: now.toISOString(), expected_date: null },
    ])
  })

  it('names no day while it waits for someone’s word', async () => {
    const worker = await addWorker()
    for (const status of ['queried', 'unconfirmed'] as const) {
      const start_at = new Date(status === 'queried' ? '2026-11-19T13:00:00Z' : '2026-11-18T13:00:00Z')
      const uuid = await addTimeEntry(database, worker.ratePlan, { start_at, status, source: 'timer' })
      expect(await wayOf(uuid, worker.token)).toMatchObject([{}, { done_date: null, expected_date: null }])
    }
  })
})

const listed = async (token: string, query = '') => {
  const { status, body } = await send(`GET /time?removed=true${query}`, token)
  expect(status).toBe(200)
  return body as { time: { uuid: string; removed: unknown; can_be_changed: boolean }[]; count: number }
}

describe('what was removed', () => {
  it('is listed for its assistant and staff with who, when and why, and for nobody else', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    const [entry] = await logged(worker)
    const uuid = entry?.uuid ?? ''
    expect((await send(`DELETE /time/${uuid}?reason=Logged%20twice`, staff)).status).toBe(200)
    const removed = { date: now.toISOString(), by: 'staff', reason: 'Logged twice' }
    const own = await listed(worker.token)
    expect(own).toMatchObject({ count: 1, time: [{ uuid, removed, can_be_changed: false }] })
    expect(await listed(staff, `&virtualassistant_uuid=${worker.virtualassistant_uuid}`)).toMatchObject({
      count: 1,
      time: [{ uuid, removed, can_be_changed: false }],
    })
    for (const token of [client, stranger.token]) expect(await listed(token)).toMatchObject({ count: 0, time: [] })
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0, totalTime: 0 })
  })

  it('is still opened with its history by them, changed by nobody, and 404 for the client', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const uuid = entry?.uuid ?? ''
    await send(`DELETE /time/${uuid}`, worker.token)
    for (const token of [worker.token, staff]) {
      expect((await send(`GET /time/${uuid}`, token)).body).toMatchObject({
        removed: { by: 'assistant', reason: null },
        way: [{ step: 'logged' }],
        history: [{ by: 'assistant', fields: expect.arrayContaining([{ name: 'seconds', from: '3600', to: null }]) }],
      })
      expect((await send(`DELETE /time/${uuid}?reason=Again`, token)).status).toBe(404)
    }
    expect((await send(`GET /time/${uuid}`, client)).status).toBe(404)
  })

  it('isn’t a piece of a stretch that was only made shorter', async () => {
    const worker = await addWorker()
    const [first] = await logged(worker, { start_at: '2026-11-19T03:30:00Z', end_at: '2026-11-19T07:00:00Z' })
    const body = { ...work(worker), version: first?.version }
    expect((await send(`PUT /time/${first?.uuid ?? ''}`, worker.token, body)).status).toBe(200)
    expect(await listed(worker.token)).toMatchObject({ count: 0 })
  })
})

describe('the downloads', () => {
  it('A6.10 are named after the product, Time Log and what they are of; the whole filter in the assistant’s clock', async () => {
    const worker = await addWorker()
    await logged(worker, { description: '=cmd()' })
    const { project_uuid } = worker.ratePlan
    const csv = await send(`GET /time/download/csv?project_uuid=${project_uuid}`, client)
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="Talentplace Time Log ${project_uuid}.csv"`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.text.split('\r\n')).toEqual([
      '\uFEFFtask_date,start,end,timezone,seconds,hours,billable,status,project_name,company,role,virtualassistant_name,task_name,description',
      expect.stringMatching(
        /^2026-11-20,08:00:00,09:00:00,America\/Toronto,3600,1\.00000,true,open,Books and inbox,Maple Books,.+,Maya R\.,,'=cmd\(\)$/,
      ),
      '',
    ])
    const labelled = await send(`GET /time/download/csv?project_uuid=${project_uuid}&header=labels`, client)
    const [heading, ...rows] = labelled.text.split('\r\n')
    expect(heading).toBe(
      '\uFEFFDate,Start,End,Time zone,Seconds,Hours,Billable,Status,Subscription,Company,Role,Assistant,Task,Description',
    )
    expect(rows).toEqual(csv.text.split('\r\n').slice(1))
    expect((await send('GET /time/download/csv?header=words', client)).status).toBe(400)
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

  it('a client of another company sees none of it', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const client_uuid = await addClient(database, 'Birch Foods')
    const other = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
    const token = await addSession(database, clock, other.uuid)
    expect((await send(`GET /time/${entry?.uuid}`, token)).status).toBe(404)
    expect((await send(`GET /time?project_uuid=${worker.ratePlan.project_uuid}`, token)).body).toMatchObject({
      count: 0,
    })
  })

  it('staff are told that they can change an entry only where they may', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    const viewer = await addPerson(database, { permissions: ['admin', 'admin_time.view'] })
    const views = await addSession(database, clock, viewer.uuid)
    const canBeChanged = async (token: string) => (await send(`GET /time/${entry?.uuid}`, token)).body['can_be_changed']
    expect([await canBeChanged(staff), await canBeChanged(views), await canBeChanged(client)]).toEqual([
      true,
      false,
      false,
    ])
    const reason = 'A mistake'
    expect((await send(`PUT /time/${entry?.uuid}`, views, work(worker, { version: 1, reason }))).status).toBe(403)
    expect((await send(`PUT /time/${entry?.uuid}`, staff, work(worker, { version: 1, reason }))).status).toBe(200)
  })

  it('a client is shown by first name where they are a person', async () => {
    const worker = await addWorker()
    const [entry] = await logged(worker)
    await database.pool.query(`update clients set company = 'Ann Shirley', is_individual = true`)
    expect((await send(`GET /time/${entry?.uuid}`, worker.token)).body).toMatchObject({ company: 'Ann' })
    await database.pool.query(`update clients set company = 'Maple Books', is_individual = false`)
  })
})

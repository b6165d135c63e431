import { beforeEach, describe, expect, it } from 'vitest'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'
import { work, writtenOf } from '../../testing/logged-time.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, client, staff, addWorker, send } = await timeSuite(now)

const hour = 3600
const logged = async (worker: Worker, about: object = {}) =>
  writtenOf(await send('POST /time', worker.token, work(worker, about)))
const fieldsOf = (body: Record<string, unknown>) => Object.keys((body['fields'] ?? {}) as object)

beforeEach(() => clock.set(now))

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
    const [stored] = timeOf(oneDay)
    const again = await send(
      `PUT /time/${stored?.['uuid'] as string}`,
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
    const uuid = await addTimeEntry(database, worker.ratePlan, {
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

  it('keeps the task it is of when that was removed meanwhile; another one that was removed is refused', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const [task_uuid, other] = [await addTask(database, project_uuid), await addTask(database, project_uuid)]
    const [entry] = await logged(worker, { task_uuid })
    await database.pool.query('update tasks set removed_date = now() where project_uuid = $1', [project_uuid])
    const save = (task: string) =>
      send(`PUT /time/${entry?.uuid ?? ''}`, worker.token, {
        ...work(worker, { task_uuid: task, description: 'And the receipts' }),
        version: entry?.version,
      })
    expect(fieldsOf((await save(other)).body)).toEqual(['task_uuid'])
    const elsewhere = await addTask(database, (await addWorker()).ratePlan.project_uuid)
    expect(fieldsOf((await save(elsewhere)).body), 'of another subscription').toEqual(['task_uuid'])
    expect(timeOf(await save(task_uuid))).toMatchObject([
      { task_uuid, task_name: 'Close the month', description: 'And the receipts' },
    ])
  })

  it('of what is on an invoice or a bill is refused for everybody, and so is its removal', async () => {
    const worker = await addWorker()
    const uuid = await addTimeEntry(database, worker.ratePlan, {
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
    const uuid = await addTimeEntry(database, worker.ratePlan, { start_at, status: 'in_review', review_until: now })
    expect(await send(`PUT /time/${uuid}`, worker.token, body)).toMatchObject({ body: { code: 'too_late' } })
    expect(await send(`DELETE /time/${uuid}`, worker.token)).toMatchObject({ body: { code: 'too_late' } })
    await database.pool.query(`update time_entries set status = 'queried' where uuid = $1`, [uuid])
    expect(timeOf(await send(`PUT /time/${uuid}`, worker.token, body))).toMatchObject([{ status: 'queried' }])
  })
})

describe('a removal', () => {
  it('takes all pieces of the stretch, keeps the rows, and frees their time', async () => {
    const worker = await addWorker()
    const interval = { start_at: '2026-11-19T03:30:00Z', end_at: '2026-11-19T07:00:00Z' }
    const [first] = await logged(worker, interval)
    expect((await send(`DELETE /time/${first?.uuid}`, worker.token)).status).toBe(200)
    expect((await send('GET /time', worker.token)).body).toMatchObject({ count: 0, totalTime: 0 })
    expect((await send(`GET /time/${first?.uuid}`, client)).status).toBe(404)
    const { rows } = await database.pool.query(
      'select removed_date from time_entries where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(rows).toEqual([{ removed_date: now }, { removed_date: now }])
    await logged(worker, interval)
  })
})

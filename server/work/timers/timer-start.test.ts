import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../testing/call.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { addWorkplace } from '../../testing/rows/add-workplace.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, addWorker, send, notified: notificationsOf, client_uuid, contact_uuid } = await timeSuite(now)

beforeEach(() => clock.set(now))

/** What happens so many minutes later, to the timer of an id. */
function happen(worker: Worker, event: string, minutes: number, about: { id?: string; [name: string]: unknown } = {}) {
  const { id = worker.ratePlan.project_uuid, ...body } = about
  const at = new Date(now.getTime() + minutes * 60_000)
  clock.set(at)
  const sent = { event, uuid: crypto.randomUUID(), at: at.toISOString(), ...body }
  return send(`POST /timers/${id}/events`, worker.token, sent)
}
/** So many minutes later. */
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const timerOf = ({ body }: Answer) => body['timer'] as Record<string, unknown> | null
const lastOf = async (worker: Worker) => (await send('GET /timers', worker.token)).body['last']

describe('what a new timer is for', () => {
  it('is nothing before the first time, then what was logged last, by timer or by hand', async () => {
    const worker = await addWorker()
    const { virtualassistant_uuid, ratePlan } = worker
    const other = await addWorkplace(database, { client_uuid, created_by: contact_uuid, virtualassistant_uuid })
    expect(await lastOf(worker)).toBeNull()
    await addTimeEntry(database, ratePlan, { start_at: new Date('2026-11-18T13:00:00Z') })
    expect(await lastOf(worker)).toEqual({ rate_plan_uuid: ratePlan.rate_plan_uuid, task_uuid: null })
    await addTimeEntry(database, other, { start_at: new Date('2026-11-19T13:00:00Z') })
    expect(await lastOf(worker)).toEqual({ rate_plan_uuid: other.rate_plan_uuid, task_uuid: null })
    const task_uuid = await addTask(database, ratePlan.project_uuid)
    await happen(worker, 'start', 0, { id: `${ratePlan.project_uuid}${task_uuid}` })
    expect(await lastOf(worker)).toEqual({ rate_plan_uuid: ratePlan.rate_plan_uuid, task_uuid })
    await happen(worker, 'stop', 5, { id: `${ratePlan.project_uuid}${task_uuid}` })
    expect(await lastOf(worker)).toEqual({ rate_plan_uuid: ratePlan.rate_plan_uuid, task_uuid })
  })

  it('isn’t what was removed', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: new Date('2026-11-19T13:00:00Z'), removed_date: now })
    expect(await lastOf(worker)).toBeNull()
  })
})

it('a second start of the same second, of another tab, is the same start', async () => {
  const worker = await addWorker()
  await happen(worker, 'start', 0)
  expect(await happen(worker, 'start', 0)).toMatchObject({ status: 200, body: { timer: { state: 'running' } } })
  expect(timeOf(await happen(worker, 'stop', 10))).toMatchObject([{ seconds: 600 }])
})

describe('a task that is chosen while the timer runs', () => {
  it('takes all the timer has counted, its pauses too, and the entries are for it', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const task_uuid = await addTask(database, project_uuid)
    await happen(worker, 'start', 0, { description: 'Inbox', billable: false })
    await happen(worker, 'pause', 10)
    await happen(worker, 'resume', 15)
    const chosen = await happen(worker, 'describe', 20, { task_uuid })
    const id = `${project_uuid}${task_uuid}`
    expect(timerOf(chosen)).toMatchObject({
      id,
      task_uuid,
      state: 'running',
      seconds: 900,
      description: 'Inbox',
      billable: false,
    })
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ id }])
    const notifications = await notificationsOf(worker.user_uuid, 4)
    expect(notifications.at(-1)?.data).toMatchObject({
      id: project_uuid,
      now_id: id,
      task_uuid,
      state: 'running',
      removed: false,
    })
    const stopped = await happen(worker, 'stop', 30, { id })
    expect(timeOf(stopped)).toMatchObject([
      { task_uuid, seconds: 600, description: 'Inbox', billable: false },
      { task_uuid, seconds: 900, description: 'Inbox', billable: false },
    ])
  })

  it('stays chosen when it is said again, can be taken away, and a paused timer stays paused', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const task_uuid = await addTask(database, project_uuid)
    const id = `${project_uuid}${task_uuid}`
    await happen(worker, 'start', 0)
    await happen(worker, 'pause', 5)
    expect(timerOf(await happen(worker, 'describe', 6, { task_uuid }))).toMatchObject({
      id,
      state: 'paused',
      seconds: 300,
    })
    expect(timerOf(await happen(worker, 'describe', 7, { id, task_uuid }))).toMatchObject({ id, seconds: 300 })
    const without = await happen(worker, 'describe', 8, { id, task_uuid: null })
    expect(timerOf(without)).toMatchObject({ id: project_uuid, task_uuid: null, seconds: 300 })
  })

  it('is one of the project, and has no other timer: else nothing changes', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    const { project_uuid } = worker.ratePlan
    const [own, foreign] = [
      await addTask(database, project_uuid),
      await addTask(database, stranger.ratePlan.project_uuid),
    ]
    await happen(worker, 'start', 0, { id: `${project_uuid}${own}` })
    await happen(worker, 'start', 5, { replace: false, id: project_uuid })
    await happen(worker, 'pause', 6, { id: `${project_uuid}${own}` })
    await happen(worker, 'start', 7)
    expect((await happen(worker, 'describe', 8, { task_uuid: foreign })).status).toBe(404)
    const rejected = await happen(worker, 'describe', 9, { task_uuid: own, description: 'Lost' })
    expect([rejected.status, rejected.body['code']]).toEqual([409, 'timer_exists'])
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([
      { id: project_uuid, state: 'running', description: '' },
      { id: `${project_uuid}${own}`, state: 'paused' },
    ])
  })
  it('is known to a browser that hasn’t heard of it: the words it sends are the timer’s', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const [one, two] = [await addTask(database, project_uuid, 'One'), await addTask(database, project_uuid, 'Two')]
    await happen(worker, 'start', 0)
    await happen(worker, 'describe', 1, { task_uuid: one })
    await happen(worker, 'describe', 2, { id: `${project_uuid}${one}`, task_uuid: two })
    const said = await happen(worker, 'describe', 3, { description: 'Proofread the flyer' })
    const id = `${project_uuid}${two}`
    expect(timerOf(said)).toMatchObject({ id, description: 'Proofread the flyer' })
    expect(timerOf(await happen(worker, 'describe', 4, { billable: false }))).toMatchObject({ id, billable: false })
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ id, billable: false }])
  })

  it('is of that timer alone: words for one that was stopped aren’t those of the next for the same task', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const task_uuid = await addTask(database, project_uuid)
    const id = `${project_uuid}${task_uuid}`
    await happen(worker, 'start', 0)
    await happen(worker, 'describe', 1, { task_uuid })
    await happen(worker, 'stop', 2, { id })
    await happen(worker, 'start', 3, { id })
    expect(timerOf(await happen(worker, 'describe', 4, { description: 'Late' }))).toBeNull()
    expect((await send('GET /timers', worker.token)).body['timers']).toMatchObject([{ id, description: '' }])
  })

  it('is the timer’s for a device that hadn’t heard of it: its stop ends the same run, and nothing is there twice', async () => {
    const worker = await addWorker()
    const { project_uuid } = worker.ratePlan
    const task_uuid = await addTask(database, project_uuid)
    const id = `${project_uuid}${task_uuid}`
    await happen(worker, 'start', 0)
    await happen(worker, 'describe', 10, { task_uuid })
    const stopped = await happen(worker, 'stop', 30, { since: at(0) })
    expect(stopped.body['time']).toMatchObject([{ task_uuid, start_at: at(0), end_at: at(30) }])
    expect((await send('GET /timers', worker.token)).body['timers']).toEqual([])

    await happen(worker, 'start', 40)
    await happen(worker, 'describe', 50, { task_uuid })
    await happen(worker, 'stop', 60, { id, since: at(40) })
    const late = await happen(worker, 'stop', 70, { since: at(40) })
    expect(late.body).toMatchObject({ time: [], rejected: [{ from: at(60), to: at(70) }] })
    // A run that began after that is its own timer's.
    await happen(worker, 'start', 80)
    const own = await happen(worker, 'stop', 90, { since: at(80) })
    expect(own.body['time']).toMatchObject([{ task_uuid: null, start_at: at(80), end_at: at(90) }])
  })
})

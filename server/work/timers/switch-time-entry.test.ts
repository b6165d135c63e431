import { beforeEach, describe, expect, it } from 'vitest'
import { realtimeChannel } from '../../platform/realtime/announcement.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { stopClosedTimers } from './stop-closed-timers.ts'
import { switchTimeEntryOperation } from './switch-time-entry.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const suite = await timeSuite(now, (deps) => [switchTimeEntryOperation({ ...deps, rules: timeRules })])
const { clock, database, running, client, contact_uuid, staff, addWorker, send } = suite
const editor = await addPerson(database, { permissions: ['admin', 'admin_project.edit'] })
const token = await addSession(database, clock, editor.uuid)
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

/** At the minute that is given, or at its arrival where it comes later. */
function press({ ratePlan, token: own }: Worker, event: string, at: number, arrives = at) {
  clock.set(minutes(arrives))
  const body = { event, uuid: crypto.randomUUID(), at: minutes(at).toISOString() }
  return send(`POST /timers/${ratePlan.project_uuid}/events`, own, body)
}

function turn({ ratePlan }: Worker, is_on: boolean, at: number, by = token) {
  clock.set(minutes(at))
  return send(`PUT /project/${ratePlan.project_uuid}/time_entry`, by, { is_on, reason: 'A new contract' })
}

async function storedTime({ virtualassistant_uuid }: Worker) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select start_at, end_at, status from time_entries where virtualassistant_uuid = $1 order by start_at`,
    [virtualassistant_uuid],
  )
  return rows
}

const timersOf = async (worker: Worker) => (await send('GET /timers', worker.token)).body['timers']

async function titles(user_uuid: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ title: string }>(
    'select title from notifications where user_uuid = $1 order by uuid',
    [user_uuid],
  )
  return rows.map(({ title }) => title)
}

const off = { code: 'time_entry_off' }

beforeEach(() => clock.set(now))

describe('time entry of a subscription', () => {
  it('is switched off: its running and paused timers are stopped at once and kept, nobody else’s', async () => {
    const [worker, other] = [await addWorker(), await addWorker()]
    await press(worker, 'start', 0)
    await press(other, 'start', 0)
    const answer = await turn(worker, false, 10)
    expect(answer).toMatchObject({ status: 200, body: { time_entry_disabled_date: minutes(10).toISOString() } })
    expect(await timersOf(worker)).toEqual([])
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(10), status: 'open' }])
    expect(await timersOf(other)).toMatchObject([{ state: 'running' }])
    expect(await press(worker, 'start', 11)).toMatchObject({ status: 409, body: off })
    expect((await send('GET /timers', worker.token)).body).toMatchObject({
      places: [{ closed_reason: 'Time entry is switched off for this subscription.' }],
    })
  })

  it('is off once: said again it stays off since it was, and is told and noted once', async () => {
    const worker = await addWorker()
    await turn(worker, false, 10)
    const again = await turn(worker, false, 20)
    expect(again.body).toEqual({ time_entry_disabled_date: minutes(10).toISOString() })
    expect(await titles(worker.user_uuid)).toEqual(['Time entry is off: Books and inbox'])
    const { rows } = await database.pool.query(
      'select action, reason, actor_uuid from audit_entries where entity = $1',
      [`project:${worker.ratePlan.project_uuid}`],
    )
    expect(rows).toEqual([{ action: 'project.time_entry_off', reason: 'A new contract', actor_uuid: editor.uuid }])
  })

  it('is switched on: timers start again, and its assistant is told', async () => {
    const worker = await addWorker()
    await turn(worker, false, 10)
    expect((await turn(worker, true, 20)).body).toEqual({ time_entry_disabled_date: null })
    expect((await press(worker, 'start', 21)).status).toBe(200)
    expect(await titles(worker.user_uuid)).toEqual([
      'Time entry is off: Books and inbox',
      'Time entry is on again: Books and inbox',
    ])
  })

  it('is told to the browsers of everyone in it', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    const heard = new Promise<string[]>((resolve) => {
      running.listener.on(realtimeChannel, (payload) => {
        const { event, to } = JSON.parse(payload) as { event: string; to: { users: string[] } }
        if (event === 'projects_disabled_time_entry_updated') resolve(to.users)
      })
    })
    await turn(worker, false, 10)
    expect(await heard).toEqual(expect.arrayContaining([worker.user_uuid, contact_uuid]))
    expect(await heard).not.toContain(stranger.user_uuid)
  })

  it('is staff’s to switch, with a reason', async () => {
    const worker = await addWorker()
    for (const by of [worker.token, client, staff]) expect((await turn(worker, false, 1, by)).status).toBe(403)
    const path = `PUT /project/${worker.ratePlan.project_uuid}/time_entry` as const
    expect(await send(path, token, { is_on: false, reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    })
  })
})

describe('what an offline browser sends after time entry was switched off', () => {
  it('is kept as far as it was worked before', async () => {
    const worker = await addWorker()
    await turn(worker, false, 30)
    expect((await press(worker, 'start', 0, 60)).status).toBe(200)
    expect((await press(worker, 'pause', 10, 60)).status).toBe(200)
    expect((await press(worker, 'resume', 20, 60)).status).toBe(200)
    expect((await press(worker, 'stop', 50, 60)).status).toBe(200)
    expect(await timersOf(worker)).toEqual([])
    expect(await storedTime(worker)).toMatchObject([
      { start_at: now, end_at: minutes(10) },
      { start_at: minutes(20), end_at: minutes(30) },
    ])
  })

  it('is stopped where time entry was, if nothing more came: the stop that comes later changes nothing', async () => {
    const worker = await addWorker()
    await turn(worker, false, 30)
    await press(worker, 'start', 0, 60)
    await stopClosedTimers({ database, clock, rules: timeRules })
    expect((await press(worker, 'stop', 50, 61)).status).toBe(200)
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(30), status: 'open' }])
    expect(await titles(worker.user_uuid)).toContain('Your timer was stopped: Books and inbox')
  })

  it('is refused where it was begun after it', async () => {
    const worker = await addWorker()
    await turn(worker, false, 30)
    for (const minute of [30, 31]) {
      expect(await press(worker, 'start', minute, 60)).toMatchObject({ status: 409, body: off })
    }
    expect(await storedTime(worker)).toEqual([])
  })

  it('runs no further than the switch where all the time before it is taken, and says so', async () => {
    const worker = await addWorker()
    await press(worker, 'start', 0)
    await press(worker, 'stop', 30)
    await turn(worker, false, 30)
    expect((await press(worker, 'start', 5, 60)).status).toBe(200)
    await stopClosedTimers({ database, clock, rules: timeRules })
    expect((await press(worker, 'stop', 20, 61)).status).toBe(200)
    expect(await storedTime(worker)).toEqual([{ start_at: now, end_at: minutes(30), status: 'open' }])
    const { rows } = await database.pool.query(
      'select start_at, end_at, code from rejected_time where virtualassistant_uuid = $1 order by start_at',
      [worker.virtualassistant_uuid],
    )
    // What the timer itself has logged already is no overlap.
    expect(rows).toEqual([{ start_at: minutes(30), end_at: minutes(60), code: 'time_entry_off' }])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../testing/call.ts'
import { addRejectedTime } from '../../testing/rows/add-rejected-time.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, addWorker, send } = await timeSuite(now)
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const at = (seconds: number) => after(seconds).toISOString()

beforeEach(() => clock.set(now))

/** What happened so many seconds after the start and reached us later. */
function happen(worker: Worker, event: string, seconds: number, late: number, about: Record<string, unknown> = {}) {
  const { id = worker.ratePlan.project_uuid, ...more } = about
  clock.set(after(late))
  const body = { event, uuid: crypto.randomUUID(), at: at(seconds), ...more }
  return send(`POST /timers/${String(id)}/events`, worker.token, body)
}

const rejectedOf = ({ body }: Answer) => body['rejected'] as { seconds: number }[]
const listed = async ({ token }: Worker) => (await send('GET /timers/rejected', token)).body
const partsOf = (answer: Answer) => timeOf(answer).map(({ start_at, end_at }) => [start_at, end_at])

async function otherTimer({ ratePlan }: Worker): Promise<string> {
  return ratePlan.project_uuid + (await addTask(database, ratePlan.project_uuid))
}

describe('a start and a stop that waited offline', () => {
  it('are an entry, however much was logged after them elsewhere', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: after(45), seconds: 6 })
    await happen(worker, 'start', 10, 60)
    const stopped = await happen(worker, 'stop', 41, 60)
    expect(partsOf(stopped)).toEqual([[at(10), at(41)]])
    expect(rejectedOf(stopped)).toEqual([])
  })

  it('are an entry for every free part, and what overlaps is rejected with what is there', async () => {
    const worker = await addWorker()
    const entry_uuid = await addTimeEntry(database, worker.ratePlan, { start_at: after(20), seconds: 6 })
    await happen(worker, 'start', 10, 60)
    const stopped = await happen(worker, 'stop', 41, 60)
    expect(partsOf(stopped)).toEqual([
      [at(10), at(20)],
      [at(26), at(41)],
    ])
    const rejection = { code: 'overlaps', from: at(20), to: at(26), seconds: 6, clash: { entry_uuid, from: at(20) } }
    expect(rejectedOf(stopped)).toMatchObject([rejection])
    expect(await listed(worker)).toMatchObject({ count: 1, seconds: 6, rejected: [rejection] })
  })

  it('overlap what another device logged for the same timer with other words, and not where it is the same work', async () => {
    const worker = await addWorker()
    for (const description of ['Called the printer', 'Answered mails']) {
      const later = description === 'Answered mails' ? 100 : 0
      await happen(worker, 'start', later + 20, later + 20, { description })
      await happen(worker, 'stop', later + 26, later + 26)
    }
    const rejected = []
    for (const from of [10, 110]) {
      await happen(worker, 'start', from, 200, { description: 'Answered mails' })
      const stopped = await happen(worker, 'stop', from + 31, 200, { since: at(from) })
      expect(partsOf(stopped)).toEqual([
        [at(from), at(from + 10)],
        [at(from + 16), at(from + 31)],
      ])
      rejected.push(...rejectedOf(stopped))
    }
    expect(rejected).toMatchObject([{ code: 'overlaps', from: at(20), to: at(26) }])
    expect(await listed(worker)).toMatchObject({ count: 1, seconds: 6 })
  })

  it('of the second in which another device started the timer too are its own', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 10, 10, { description: 'Called the printer' })
    await happen(worker, 'stop', 16, 16, { since: at(10) })
    await happen(worker, 'start', 10, 60, { description: 'Answered mails' })
    const stopped = await happen(worker, 'stop', 41, 60, { since: at(10) })
    expect(partsOf(stopped)).toEqual([[at(16), at(41)]])
    expect(rejectedOf(stopped)).toMatchObject([{ code: 'overlaps', from: at(10), to: at(16) }])
  })

  it('leave a timer of another device running that was started after them', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 45, 45)
    await happen(worker, 'start', 10, 60)
    const stopped = await happen(worker, 'stop', 41, 60)
    expect(partsOf(stopped)).toEqual([[at(10), at(41)]])
    expect(stopped.body['timer']).toMatchObject({ state: 'running', running_since: at(45) })
    expect(partsOf(await happen(worker, 'stop', 51, 61))).toEqual([[at(45), at(51)]])
  })

  it.each([false, true])('of another task leave it running too, replace or not (%s)', async (replace) => {
    const worker = await addWorker()
    const id = await otherTimer(worker)
    await happen(worker, 'start', 45, 45)
    const started = await happen(worker, 'start', 10, 60, { id, replace })
    expect(started.body['timer']).toMatchObject({ state: 'paused', seconds: 35 })
    expect(partsOf(await happen(worker, 'stop', 41, 60, { id }))).toEqual([[at(10), at(41)]])
    expect(partsOf(await happen(worker, 'stop', 51, 61))).toEqual([[at(45), at(51)]])
  })

  it('over a timer that runs since before are rejected where it was refused to start', async () => {
    const worker = await addWorker()
    const id = await otherTimer(worker)
    await happen(worker, 'start', 5, 5)
    expect((await happen(worker, 'start', 10, 60, { id })).status).toBe(409)
    const stopped = await happen(worker, 'stop', 41, 60, { id })
    expect(timeOf(stopped)).toEqual([])
    expect(rejectedOf(stopped)).toMatchObject([{ seconds: 31, code: 'overlaps', clash: { entry_uuid: null } }])
  })

  it('of a paused timer that was refused to go on are entered where they are free, with what it had counted before', async () => {
    const worker = await addWorker()
    const id = await otherTimer(worker)
    await happen(worker, 'start', 5, 5, { id })
    await happen(worker, 'pause', 8, 8, { id })
    await happen(worker, 'start', 10, 10)
    expect((await happen(worker, 'resume', 20, 60, { id })).status).toBe(409)
    await happen(worker, 'pause', 30, 60)
    const stopped = await happen(worker, 'stop', 41, 60, { id })
    expect(stopped.status).toBe(200)
    expect(partsOf(stopped)).toEqual([
      [at(5), at(8)],
      [at(30), at(41)],
    ])
    expect(rejectedOf(stopped)).toMatchObject([{ from: at(20), to: at(30), seconds: 10, code: 'overlaps' }])
  })

  it('refused at the first sending and taken at the second, before the refusal is stored, are entered alone', async () => {
    const worker = await addWorker()
    const id = await otherTimer(worker)
    await happen(worker, 'start', 5, 5)
    const start = crypto.randomUUID()
    const holding = await database.pool.connect()
    await holding.query('begin')
    await holding.query('select from assistants where uuid = $1 for update', [worker.virtualassistant_uuid])
    const answers: Promise<Answer>[] = []
    /** Waits for the assistant behind those sent before. */
    const queue = async (event: string, seconds: number, about: Record<string, unknown>) => {
      answers.push(happen(worker, event, seconds, 60, about))
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      const waiting = async () => expect((await database.pool.query(waits)).rowCount).toBe(answers.length)
      await vi.waitFor(waiting, { timeout: 10_000 })
    }
    await queue('start', 10, { id, uuid: start })
    await queue('stop', 8, {})
    await queue('start', 10, { id, uuid: start })
    await queue('stop', 41, { id })
    await holding.query('commit')
    holding.release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 200, 200, 200])
    expect(rejectedOf(await happen(worker, 'pause', 50, 60, { id }))).not.toMatchObject([{ from: at(10) }])
    expect(await listed(worker)).toMatchObject({ seconds: 9 })
  })

  it('said twice, are entered and rejected once', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: after(20), seconds: 6 })
    const [start, stop] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const late of [60, 70]) {
      await happen(worker, 'start', 10, late, { uuid: start })
      expect(rejectedOf(await happen(worker, 'stop', 41, late, { uuid: stop }))).toHaveLength(1)
    }
    expect(await listed(worker)).toMatchObject({ count: 1, seconds: 6 })
  })

  it('discarded leave nothing, and the time free', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: after(20), seconds: 6 })
    await happen(worker, 'start', 10, 60)
    await happen(worker, 'discard', 41, 60)
    expect(await listed(worker)).toMatchObject({ count: 0 })
    await addTimeEntry(database, worker.ratePlan, { start_at: after(10), seconds: 10 })
  })
})

/** A timer that another one took over after an hour. */
async function takenOver() {
  const worker = await addWorker()
  const id = await otherTimer(worker)
  await happen(worker, 'start', 0, 0)
  expect(partsOf(await happen(worker, 'start', 3600, 3600, { id, replace: true }))).toEqual([[at(0), at(3600)]])
  return { worker, id }
}
/** A stop of the first one, from a device that was offline. */
const stopLate = (worker: Worker, seconds: number, since = 0) =>
  happen(worker, 'stop', seconds, 4000, { since: at(since) })
async function entered({ token }: Worker) {
  const { body } = await send('GET /time', token)
  const time = body['time'] as { start_at: string; end_at: string; seconds: number }[]
  return time.map(({ start_at, end_at, seconds }) => [start_at, end_at, seconds])
}

describe('a stop that arrives after another timer took over', () => {
  it('ends the entry where it was pressed, and the history says why', async () => {
    const { worker, id } = await takenOver()
    expect(partsOf(await stopLate(worker, 600))).toEqual([[at(0), at(600)]])
    await happen(worker, 'stop', 4200, 4200, { id })
    expect((await entered(worker)).toSorted()).toEqual([
      [at(0), at(600), 600],
      [at(3600), at(4200), 600],
    ])
    const { rows } = await database.pool.query<{ reason: string }>(
      'select reason from time_entry_changes join time_entries using (origin_uuid) where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(rows).toEqual([{ reason: 'The timer had been stopped earlier, on another device.' }])
  })

  it('said twice, does it once; one of exactly then, or of a later run, changes nothing', async () => {
    const { worker } = await takenOver()
    const body = { uuid: crypto.randomUUID(), since: at(0) }
    await happen(worker, 'stop', 600, 4000, body)
    await happen(worker, 'stop', 600, 4010, body)
    expect(await entered(worker)).toEqual([[at(0), at(600), 600]])
    const other = (await takenOver()).worker
    expect(timeOf(await stopLate(other, 3600))).toEqual([])
    expect(timeOf(await stopLate(other, 600, 300))).toEqual([])
    expect(await entered(other)).toEqual([[at(0), at(3600), 3600]])
  })

  it('changes nothing where the timer itself was stopped there, on another device', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0, 0)
    await happen(worker, 'stop', 3600, 3600, { since: at(0) })
    expect(timeOf(await stopLate(worker, 600))).toEqual([])
    expect(await entered(worker)).toEqual([[at(0), at(3600), 3600]])
  })

  it('changes nothing that is on a bill', async () => {
    const { worker } = await takenOver()
    await database.pool.query(`update time_entries set status = 'billed' where virtualassistant_uuid = $1`, [
      worker.virtualassistant_uuid,
    ])
    expect((await stopLate(worker, 600)).status).toBe(200)
    expect(await entered(worker)).toEqual([[at(0), at(3600), 3600]])
  })
})

describe('a start that arrives alone', () => {
  it('runs since its true start, and what was logged in between is rejected at its stop', async () => {
    const worker = await addWorker()
    await addTimeEntry(database, worker.ratePlan, { start_at: after(45), seconds: 6 })
    const started = await happen(worker, 'start', 10, 60)
    expect(started.body['timer']).toMatchObject({ running_since: at(10), seconds: 44, moved: false })
    await expect(addTimeEntry(database, worker.ratePlan, { start_at: after(20), seconds: 5 })).rejects.toMatchObject({
      constraint: 'time_entries_no_timer',
    })
    const stopped = await happen(worker, 'stop', 70, 70)
    expect(partsOf(stopped)).toEqual([
      [at(10), at(45)],
      [at(51), at(70)],
    ])
    expect(rejectedOf(stopped)).toMatchObject([{ from: at(45), to: at(51), seconds: 6 }])
  })
})

describe('what a timer ran and nobody could log', () => {
  it('after it was stopped elsewhere is rejected, never logged unasked', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0, 0)
    await happen(worker, 'stop', 30, 30)
    const again = await happen(worker, 'stop', 41, 60)
    expect(timeOf(again)).toEqual([])
    expect(rejectedOf(again)).toMatchObject([{ code: 'already_stopped', from: at(30), to: at(41), seconds: 11 }])
    expect(rejectedOf(await happen(worker, 'stop', 41, 61))).toEqual([])
  })

  it('while it was paused elsewhere is rejected where its device says so', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0, 0)
    await happen(worker, 'pause', 30, 30)
    const stopped = await happen(worker, 'stop', 41, 60, { since: at(0) })
    expect(partsOf(stopped)).toEqual([[at(0), at(30)]])
    expect(rejectedOf(stopped)).toMatchObject([{ code: 'already_stopped', seconds: 11 }])
  })

  it('after time entry was switched off is rejected', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0, 0)
    await database.pool.query('update projects set time_entry_disabled_date = $2 where uuid = $1', [
      worker.ratePlan.project_uuid,
      after(30),
    ])
    const stopped = await happen(worker, 'stop', 41, 41)
    expect(partsOf(stopped)).toEqual([[at(0), at(30)]])
    expect(rejectedOf(stopped)).toMatchObject([{ code: 'time_entry_off', seconds: 11 }])
  })

  it('from before the days that one still writes is rejected', async () => {
    const worker = await addWorker()
    const old = -30 * 86_400
    await happen(worker, 'start', old, 0)
    expect(rejectedOf(await happen(worker, 'stop', old + 31, 0))).toMatchObject([{ code: 'too_old', seconds: 31 }])
  })

  it('by a clock that is ahead is rejected', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 900, 0)
    expect(rejectedOf(await happen(worker, 'stop', 931, 0))).toMatchObject([{ code: 'in_future', seconds: 31 }])
  })

  it('is rejected from the first day that one still writes on, however long ago its device says it began', async () => {
    const worker = await addWorker()
    await happen(worker, 'start', 0, 0)
    const stopped = await happen(worker, 'stop', 60, 60, { since: '2019-01-01T00:00:00.000Z' })
    expect(partsOf(stopped)).toEqual([[at(0), at(60)]])
    const rejected = { from: '2026-11-13T05:00:00.000Z', to: at(0), code: 'already_stopped' }
    expect(rejectedOf(stopped)).toMatchObject([rejected])
  })

  it('for a task that was deleted meanwhile is rejected', async () => {
    const worker = await addWorker()
    const id = await otherTimer(worker)
    await database.pool.query('update tasks set removed_date = now() where uuid = $1', [id.slice(36)])
    expect((await happen(worker, 'start', 10, 60, { id })).status).toBe(404)
    expect(rejectedOf(await happen(worker, 'stop', 41, 60, { id }))).toMatchObject([{ code: 'not_open', seconds: 31 }])
  })

  it('waits until its assistant has dealt with it, and is nobody else’s', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    await happen(worker, 'start', 0, 0)
    await happen(worker, 'stop', 30, 30)
    await happen(worker, 'stop', 41, 41)
    const { rejected } = (await listed(worker)) as { rejected: { uuid: string }[] }
    const path = `PUT /timers/rejected/${rejected[0]?.uuid}` as const
    expect((await send(path, stranger.token, { resolution: 'dismissed' })).status).toBe(404)
    expect(await listed(worker)).toMatchObject({ count: 1 })
    expect((await send(path, worker.token, { resolution: 'dismissed' })).status).toBe(200)
    expect(await listed(worker)).toMatchObject({ count: 0, seconds: 0 })
  })
  it('is dismissed all at once where it is what its assistant was shown, and else none of it', async () => {
    const [worker, stranger] = [await addWorker(), await addWorker()]
    for (const { ratePlan } of [worker, worker, stranger]) await addRejectedTime(database, ratePlan)
    const path = 'POST /timers/rejected/dismiss'
    const view = { count: 2, seconds: 120 }
    for (const other of [
      { ...view, count: 1 },
      { ...view, count: 3 },
      { ...view, seconds: 119 },
      { ...view, seconds: 121 },
    ]) {
      const rejected = await send(path, worker.token, other)
      expect([rejected.status, rejected.body['code']]).toEqual([409, 'changed'])
    }
    expect(await listed(worker)).toMatchObject(view)
    expect(await send(path, worker.token, view)).toMatchObject({ status: 200, body: view })
    expect(await listed(worker)).toMatchObject({ count: 0, seconds: 0 })
    expect((await send(path, worker.token, view)).status).toBe(409)
    expect(await listed(stranger)).toMatchObject({ count: 1, seconds: 60 })
    const { rows } = await database.pool.query(
      'select resolution, resolved_date from rejected_time where virtualassistant_uuid = $1',
      [worker.ratePlan.virtualassistant_uuid],
    )
    expect(rows).toEqual([
      { resolution: 'dismissed', resolved_date: clock.now() },
      { resolution: 'dismissed', resolved_date: clock.now() },
    ])
  })
})

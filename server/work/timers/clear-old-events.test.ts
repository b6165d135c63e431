import { beforeEach, expect, it } from 'vitest'
import { addSession } from '../../testing/people.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { clearOldEvents } from './clear-old-events.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, addWorker, send } = await timeSuite(now)
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

function event(name: string, at: Date) {
  return { event: name, uuid: crypto.randomUUID(), at: at.toISOString() }
}
/** With a session of that day: none lasts so long. */
async function say({ ratePlan, user_uuid }: Worker, body: object) {
  return send(`POST /timers/${ratePlan.project_uuid}/events`, await addSession(database, clock, user_uuid), body)
}

async function known({ virtualassistant_uuid }: Worker): Promise<number> {
  const { rowCount } = await database.pool.query('select from timer_events where virtualassistant_uuid = $1', [
    virtualassistant_uuid,
  ])
  return rowCount ?? 0
}

/** A quarter of an hour that was worked, told as it happened. */
async function worked(worker: Worker) {
  const start = event('start', now)
  clock.set(now)
  await say(worker, start)
  const stop = event('stop', new Date(now.getTime() + 900_000))
  clock.set(new Date(now.getTime() + 900_000))
  const answer = await say(worker, stop)
  return { start, stop, answer }
}

beforeEach(() => clock.set(now))

it('an event that a browser says again within 90 days gets the answer it had, after the cleaning too', async () => {
  const worker = await addWorker()
  const { stop, answer } = await worked(worker)
  clock.set(days(90))
  await clearOldEvents({ database, clock })
  expect(await known(worker)).toBe(2)
  expect((await say(worker, stop)).body).toEqual(answer.body)
})

it('one that is older is forgotten, refused when it is said again, and never counted twice', async () => {
  const worker = await addWorker()
  const { start, stop } = await worked(worker)
  clock.set(days(90.5))
  await clearOldEvents({ database, clock })
  expect(await known(worker)).toBe(0)
  for (const again of [start, stop]) {
    expect(await say(worker, again)).toMatchObject({
      status: 400,
      body: { fields: { at: 'That was more than 90 days ago.' } },
    })
  }
  const { rowCount } = await database.pool.query('select from timers where virtualassistant_uuid = $1', [
    worker.virtualassistant_uuid,
  ])
  expect(rowCount).toBe(0)
})

it('one of a browser whose clock is ahead is known as long as it could be said again', async () => {
  const worker = await addWorker()
  const start = event('start', days(3))
  const answer = await say(worker, start)
  clock.set(days(92))
  await clearOldEvents({ database, clock })
  expect((await say(worker, start)).body).toEqual(answer.body)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { timeOf, timeSuite, type Worker } from '../../testing/time-suite.ts'
import { promptQuietTimers } from './prompt-quiet-timers.ts'

/** Ten in the morning in Toronto. */
const now = new Date('2026-11-20T15:00:00Z')
const { clock, database, notified: message, addWorker, send } = await timeSuite(now)
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const hour = 3600

function press({ ratePlan, token }: Worker, event: string, at: number) {
  clock.set(hours(at))
  const body = { event, uuid: crypto.randomUUID(), at: hours(at).toISOString() }
  return send(`POST /timers/${ratePlan.project_uuid}/events`, token, body)
}

function promptAt(at: number): Promise<void> {
  clock.set(hours(at))
  return promptQuietTimers({ database, clock })
}

async function notified({ user_uuid }: Worker) {
  const { rows } = await database.pool.query<{ title: string }>(
    'select title, entity_link from notifications where user_uuid = $1 order by uuid',
    [user_uuid],
  )
  return rows
}

beforeEach(() => clock.set(now))

describe('“Still working?” without a page that asks', () => {
  it('goes to the browsers and as a notification after two hours without a sign, and not before', async () => {
    const worker = await addWorker()
    await press(worker, 'start', 0)
    await promptAt(2)
    expect(await notified(worker)).toEqual([])
    await promptAt(2.02)
    const id = worker.ratePlan.project_uuid
    expect(await notified(worker)).toEqual([{ title: 'Still working? Books and inbox', entity_link: `timer:${id}` }])
    expect((await message(worker.user_uuid, 2)).at(-1)).toMatchObject({
      data: { id, state: 'running', ask_still_working: true, seconds: 2.02 * hour },
    })
  })

  it('comes once: each minute again, in two processes, and after a restart it isn’t told again', async () => {
    const worker = await addWorker()
    await press(worker, 'start', 0)
    clock.set(hours(3))
    await Promise.all([promptQuietTimers({ database, clock }), promptQuietTimers({ database, clock })])
    await promptAt(4)
    // A browser that only looks isn't an answer.
    await send('GET /timers', worker.token)
    await promptAt(5)
    expect(await notified(worker)).toHaveLength(1)
  })

  it('comes anew two hours after it was answered', async () => {
    const worker = await addWorker()
    await press(worker, 'start', 0)
    await promptAt(3)
    await press(worker, 'still_working', 3.5)
    await promptAt(5)
    expect(await notified(worker)).toHaveLength(1)
    await promptAt(5.6)
    expect(await notified(worker)).toHaveLength(2)
    expect(timeOf(await press(worker, 'stop', 6))).toMatchObject([{ seconds: 6 * hour, status: 'unconfirmed' }])
  })

  it('comes at the end of the working day of the profile', async () => {
    const worker = await addWorker()
    // Friday mornings only, until noon: 17:00 UTC.
    await database.pool.query('update assistants set availability = $2 where uuid = $1', [
      worker.virtualassistant_uuid,
      1 << 12,
    ])
    await press(worker, 'start', 1.5)
    await promptAt(2)
    expect(await notified(worker)).toEqual([])
    await promptAt(2.01)
    expect(await notified(worker)).toHaveLength(1)
  })

  it('isn’t asked of a paused timer, nor of one that a browser is seen with', async () => {
    const [paused, seen] = [await addWorker(), await addWorker()]
    await press(paused, 'start', 0)
    await press(seen, 'start', 0)
    await press(paused, 'pause', 0.1)
    clock.set(hours(1.9))
    await send('GET /timers', seen.token)
    await promptAt(2.5)
    expect(await notified(paused)).toEqual([])
    expect(await notified(seen)).toEqual([])
  })
})

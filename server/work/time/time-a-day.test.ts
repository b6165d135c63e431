import { beforeEach, describe, expect, it } from 'vitest'
import { createThrottle } from '../../platform/throttle/throttle.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { work } from '../../testing/logged-time.ts'

/** Two in the afternoon in Toronto: five hours until the count begins anew. */
const now = new Date('2026-11-20T19:00:00Z')
const { clock, database, addWorker, send } = await timeSuite(now)
const max = 500

beforeEach(() => clock.set(now))

const instant = (second: number) => new Date(Date.parse('2026-11-20T13:00:00Z') + second * 1000).toISOString()

/** So many entries of a second each, one after the other from a second of the day on. */
function seconds(worker: Worker, from: number, count: number): object[] {
  return Array.from({ length: count }, (_each, at) =>
    work(worker, { start_at: instant(from + at), end_at: instant(from + at + 1) }),
  )
}

const log = (worker: Worker, from: number, count: number) =>
  send('POST /time', worker.token, seconds(worker, from, count))

/** As if so many had been logged by other calls today. */
const noteLogged = ({ user_uuid }: Worker, count: number) =>
  createThrottle({ database, clock }).admit(
    { purpose: 'created a day: time entries', max, windowSeconds: 86_400 },
    user_uuid,
    count,
  )

async function entriesOf({ virtualassistant_uuid }: Worker): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from time_entries where virtualassistant_uuid = $1',
    [virtualassistant_uuid],
  )
  return rows[0]?.count ?? 0
}

describe('500 time entries a day', () => {
  it('one-second entries stop at exactly 500, each item of a list counted', async () => {
    const worker = await addWorker()
    await noteLogged(worker, max - 50)
    for (const from of [0, 25]) expect((await log(worker, from, 25)).status).toBe(200)
    const rejected = await log(worker, 50, 1)
    expect(rejected).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_created',
        message: 'You can add at most 500 time entries a day. Nothing was saved; please try again in 5 hours.',
      },
    })
    expect(rejected.headers['retry-after']).toBe(String(5 * 3600))
    expect(await entriesOf(worker)).toBe(50)
  })

  it('refuse a list that would go over as a whole, and take one that ends exactly there', async () => {
    const worker = await addWorker()
    await noteLogged(worker, max - 2)
    expect((await log(worker, 0, 3)).status).toBe(429)
    expect(await entriesOf(worker)).toBe(0)
    expect((await log(worker, 0, 2)).status).toBe(200)
    expect((await log(worker, 2, 1)).status).toBe(429)
  })

  it('are one person’s alone, and begin anew the next day', async () => {
    const [worker, other] = [await addWorker(), await addWorker()]
    await noteLogged(worker, max)
    expect((await log(worker, 0, 1)).status).toBe(429)
    expect((await log(other, 0, 1)).status).toBe(200)
    clock.set(new Date('2026-11-20T23:59:59Z'))
    expect((await log(worker, 0, 1)).status).toBe(429)
    clock.set(new Date('2026-11-21T00:00:00Z'))
    expect((await log(worker, 0, 1)).status).toBe(200)
  })

  it('don’t count what was refused for another reason', async () => {
    const worker = await addWorker()
    await log(worker, 0, 2)
    await noteLogged(worker, max - 4)
    expect((await log(worker, 0, 2)).status).toBe(409)
    expect((await log(worker, 2, 2)).status).toBe(200)
    expect((await log(worker, 4, 1)).status).toBe(429)
  })

  it('hold for many at once', async () => {
    const worker = await addWorker()
    await noteLogged(worker, max - 3)
    const answers = await Promise.all(Array.from({ length: 8 }, (_each, at) => log(worker, at, 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await entriesOf(worker)).toBe(3)
  })
})

describe('5,000 timer events a day', () => {
  it('count refused ones too, and an event that had to wait is taken the next day at its own time', async () => {
    const worker = await addWorker()
    const say = (event: string, uuid: string, at: string) =>
      send(`POST /timers/${worker.ratePlan.project_uuid}/events`, worker.token, { event, uuid, at })
    const limit = { purpose: 'created a day: timer events', max: 5_000, windowSeconds: 86_400 }
    await createThrottle({ database, clock }).admit(limit, worker.user_uuid, 4_998)
    expect((await say('start', crypto.randomUUID(), '2026-11-20T18:00:00Z')).status).toBe(200)
    const other = await addWorker()
    const rejected = await send(`POST /timers/${other.ratePlan.project_uuid}/events`, worker.token, {
      event: 'start',
      uuid: crypto.randomUUID(),
      at: '2026-11-20T18:10:00Z',
    })
    expect([404, 409]).toContain(rejected.status)
    const stop = crypto.randomUUID()
    expect((await say('stop', stop, '2026-11-20T18:30:00Z')).status).toBe(429)
    clock.set(new Date('2026-11-21T00:00:00Z'))
    const taken = await say('stop', stop, '2026-11-20T18:30:00Z')
    expect(taken).toMatchObject({ status: 200, body: { time: [{ seconds: 1800 }], rejected: [] } })
  })
})

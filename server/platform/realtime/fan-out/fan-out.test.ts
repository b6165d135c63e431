import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../database/connection.ts'
import { createListener, type Listener } from '../../database/listener.ts'
import type { Tables } from '../../database/tables.ts'
import { databaseGate, type DatabaseGate } from '../../../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { findEngine } from '../../../testing/engines/engine.ts'
import { startRedis, type Redis } from '../../../testing/engines/redis.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { announce, announceDisconnect } from '../announce.ts'
import type { Announcement } from '../announcement.ts'
import type { FanOut } from './fan-out.ts'
import { openFanOut } from './open-fan-out.ts'

const adapters = findEngine('redis-server') === undefined ? ['postgresql'] : ['postgresql', 'redis']

/** One process's end of the channel, behind a gate of its own before what carries it. */
interface Process {
  readonly gate: DatabaseGate
  readonly listener: Listener
  readonly fanOut: FanOut
  readonly heard: Announcement[]
  readonly database: TestDatabase
  losses: number
  close(): Promise<void>
}

describe.each(adapters)('what is announced through %s', (name) => {
  let database: TestDatabase
  let redis: Redis | null = null
  let here: Process
  let there: Process

  async function begin(): Promise<Process> {
    const gate = await databaseGate(redis?.url ?? database.url)
    const listener = createListener({ url: redis ? database.url : gate.url, log: silentLog, checkInterval: 100 })
    const own = { ...database, ...openDatabase({ url: database.url, log: silentLog, connectWithin: 20_000 }) }
    const fanOut = openFanOut({ redisUrl: redis && gate.url, database: own, listener, log: silentLog })
    const made: Process = {
      gate,
      listener,
      fanOut,
      heard: [],
      database: own,
      losses: 0,
      async close() {
        await fanOut.stop()
        await listener.stop()
        await own.close()
        await gate.shut()
      },
    }
    fanOut.onHeard((announcement) => made.heard.push(announcement))
    fanOut.onLoss(() => (made.losses += 1))
    await listener.start()
    await fanOut.start()
    await listener.listening()
    return made
  }

  beforeAll(async () => {
    database = await testDatabase()
    if (name === 'redis') redis = await startRedis()
    here = await begin()
    there = await begin()
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await redis?.stop()
    await database.close()
  })
  beforeEach(() => {
    here.heard.length = 0
    there.heard.length = 0
  })

  const inTransaction = (at: Process, work: (transaction: Transaction<Tables>) => Promise<unknown>) =>
    at.database.kysely.transaction().execute(work)
  const reload = { to: 'everybody', event: 'reload_user' } as const

  /** Settles when both have heard what `at` says last: the channel keeps its order. */
  async function settled(at = here): Promise<void> {
    await inTransaction(at, (transaction) => announce(transaction, { to: 'everybody', event: 'reload_window' }))
    for (const { heard } of [here, there]) {
      await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ event: 'reload_window' }), { interval: 5 })
      heard.pop()
    }
  }

  it('is heard by every process, the announcing one too, with its data', async () => {
    const to = { users: ['00000000-0000-7000-8000-000000000001'] }
    const notice = { to, event: 'notifications_update', data: { uuid: to.users[0] ?? '' } } as const
    await inTransaction(here, (transaction) => announce(transaction, notice))
    await settled()
    await inTransaction(there, (transaction) => announceDisconnect(transaction, 'a socket'))
    await settled(there)
    expect(here.heard).toEqual([notice, { disconnect: 'a socket' }])
    expect(there.heard).toEqual(here.heard)
  })

  it('is heard only once the transaction has been committed', async () => {
    await inTransaction(here, async (transaction) => {
      await announce(transaction, reload)
      await settled(there)
      expect([...here.heard, ...there.heard]).toEqual([])
    })
    await settled()
    expect([here.heard, there.heard]).toEqual([[reload], [reload]])
  })

  it('is never heard of a transaction that is rolled back', async () => {
    const rolledBack = inTransaction(here, async (transaction) => {
      await announce(transaction, reload)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await settled()
    expect([...here.heard, ...there.heard]).toEqual([])
  })

  it('is heard once however often one transaction says it, and again of the next', async () => {
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(here, async (transaction) => {
        await announce(transaction, reload)
        await announce(transaction, reload)
      })
    }
    await settled()
    expect(there.heard).toEqual([reload, reload])
  })

  it('is heard of programs that know of no fan-out', async () => {
    await announce(database.kysely, reload)
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[reload], [reload]]), { interval: 5 })
  })

  it('is refused when it is too long for either', async () => {
    const long = { to: { users: ['x'.repeat(8_000)] }, event: 'reload_user' } as const
    await expect(inTransaction(here, (transaction) => announce(transaction, long))).rejects.toThrow('too long')
  })

  it('a process that is cut off says so at once, is heard by the others all the same, and comes back by itself', async () => {
    await there.gate.shut()
    await vi.waitFor(() => expect(there.fanOut.connected).toBe(false), { timeout: 2_000, interval: 5 })
    expect(there.losses).toBe(1)
    expect(here.fanOut.connected).toBe(true)
    await inTransaction(there, (transaction) => announce(transaction, reload))
    await vi.waitFor(() => expect(here.heard).toEqual([reload]), { interval: 5 })
    await there.gate.open()
    await vi.waitFor(() => expect(there.fanOut.connected).toBe(true), { timeout: 5_000, interval: 5 })
    here.heard.length = 0
    there.heard.length = 0
    await settled(there)
  })

  it('a line that falls silent is noticed within seconds, and what was under way is told by another', async () => {
    const third = await begin()
    third.gate.freeze()
    await inTransaction(third, (transaction) => announce(transaction, reload))
    await vi.waitFor(() => expect(here.heard).toContainEqual(reload), { timeout: 8_000, interval: 20 })
    await vi.waitFor(() => expect(third.losses).toBe(1), { timeout: 8_000, interval: 20 })
    await third.close()
  })
})

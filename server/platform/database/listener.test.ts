import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseGate } from '../../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { createListener, type Listener } from './listener.ts'

let database: TestDatabase
const started: Listener[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((listener) => listener.stop()))
})
afterAll(() => database.close())

function listenTo(url: string, checkInterval?: number): Listener {
  const log = pino({ level: 'silent' })
  const listener = createListener({ url, log, ...(checkInterval !== undefined && { checkInterval }) })
  started.push(listener)
  return listener
}

const once = (register: (call: () => void) => void) => new Promise<void>((called) => register(called))
const hears = (listener: Listener, channel: string) => new Promise<string>((heard) => listener.on(channel, heard))
const say = (channel: string, what: string) => database.pool.query('select pg_notify($1, $2)', [channel, what])
const openListeners = async () =>
  (
    await database.pool.query<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where application_name = 'talentplace listener' and datname = current_database()",
    )
  ).rows[0]?.open

describe('a listener', () => {
  it('hears what is said, on channels named before and after it began', async () => {
    const listener = listenTo(database.url)
    const early = hears(listener, 'early')
    await listener.start()
    const late = hears(listener, 'late "quoted"')
    await listener.listening()
    await say('early', 'one')
    expect(await early).toBe('one')
    await say('late "quoted"', 'two')
    expect(await late).toBe('two')
  })

  it('misses nothing that is said once it says that it listens, on however many channels', async () => {
    const listener = listenTo(database.url)
    await listener.start()
    const heard = Array.from({ length: 50 }, (_, at) => hears(listener, `channel ${at}`))
    await listener.listening()
    await database.pool.query("select pg_notify('channel ' || n, n::text) from generate_series(0, 49) n")
    expect(await Promise.all(heard)).toEqual(heard.map((_, at) => String(at)))
  })

  it('notices a lost connection, comes back by itself and hears again', async () => {
    const listener = listenTo(database.url)
    const lost = once((call) => listener.onLoss(call))
    const back = once((call) => listener.onReconnect(call))
    const heard = hears(listener, 'news')
    await listener.start()
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talentplace listener' and datname = current_database()",
    )
    await lost
    expect(listener.connected).toBe(false)
    await back
    expect(listener.connected).toBe(true)
    await say('news', 'after')
    expect(await heard).toBe('after')
  })

  it('notices a connection that says nothing and answers nothing', async () => {
    const gate = await databaseGate(database.url)
    const listener = listenTo(gate.url, 20)
    const lost = once((call) => listener.onLoss(call))
    await listener.start()
    gate.freeze()
    await lost
    expect(listener.connected).toBe(false)
    await listener.stop()
    await gate.shut()
  })

  it('keeps trying while the database is away', async () => {
    const gate = await databaseGate(database.url)
    const listener = listenTo(gate.url)
    const back = once((call) => listener.onReconnect(call))
    await listener.start()
    const lost = once((call) => listener.onLoss(call))
    await gate.shut()
    await lost
    await gate.open()
    await back
    expect(listener.connected).toBe(true)
    await listener.stop()
    await gate.shut()
  })

  it('leaves no connection behind when it stops, not even one it was just making', async () => {
    const listener = listenTo(database.url)
    const starting = listener.start()
    await listener.stop()
    await starting
    expect(listener.connected).toBe(false)
    await vi.waitFor(async () => expect(await openListeners()).toBe(0))
  })

  it('does not start without a database', async () => {
    const gate = await databaseGate(database.url)
    await gate.shut()
    await expect(listenTo(gate.url).start()).rejects.toThrow(/ECONNREFUSED/)
  })
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { beyondBare } from '../../testing/beyond-bare.ts'
import { databaseGate, type DatabaseGate } from '../../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openDatabase, type Database } from './connection.ts'
import { isDatabaseAway } from './database-away.ts'

let database: TestDatabase
let gate: DatabaseGate
let behind: Database
beforeAll(async () => {
  database = await testDatabase()
  gate = await databaseGate(database.url)
  behind = openDatabase({ url: gate.url, log: silentLog, connectWithin: 20_000, notifyOfSilence: true })
})
afterAll(async () => {
  await behind.close()
  await gate.shut()
  await database.close()
})

it('a statement that takes its time is waited for while the database answers', async () => {
  const { rows } = await behind.pool.query<{ slept: string }>(`select pg_sleep(1.2)::text as slept`)
  expect(rows).toHaveLength(1)
})

it('a database that hangs ends what waits for it, and is used again once it answers', async () => {
  await Promise.all([1, 2, 3].map(() => behind.pool.query('select pg_sleep(0.05)')))
  gate.block()
  const failed = await Promise.all([1, 2].map(() => behind.pool.query('select 1').catch((error: unknown) => error)))
  expect(failed.map(isDatabaseAway)).toEqual([true, true])
  gate.letGo()
  await vi.waitFor(() => behind.pool.query('select 1'), { timeout: 20_000, interval: 20 })
})

it('one that hangs while every connection is in use is noticed too, and one that is slow then is not', async () => {
  const door = await databaseGate(database.url)
  const full = openDatabase({
    url: door.url,
    log: silentLog,
    connections: 2,
    connectWithin: 20_000,
    notifyOfSilence: true,
  })
  const query = (text: string) => full.pool.query(text)
  await Promise.all([query('select pg_sleep(1.2)'), query('select pg_sleep(1.2)')])
  door.block()
  const took = await beyondBare(async () => {
    const failed = await Promise.all([1, 2].map(() => query('select 1').catch((error: unknown) => error)))
    expect(failed.map(isDatabaseAway)).toEqual([true, true])
  })
  // Before a statement's own limit would have ended it.
  expect(took).toBeLessThan(5_000)
  door.letGo()
  await full.close()
  await door.shut()
})

import { Client } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '@talentplace/server/platform/database/connection'
import { isDatabaseAway } from '@talentplace/server/platform/database/database-away'
import { createListener, type Listener } from '@talentplace/server/platform/database/listener'
import { findEngine } from '@talentplace/server/testing/engines/engine'
import { startPair, type Pair } from './pair.ts'

const log = pino({ level: 'silent' })
const patience = { timeout: 20_000, interval: 20 }

describe.skipIf(findEngine('haproxy') === undefined)('a primary that is killed', () => {
  let pair: Pair
  let database: Database
  let listener: Listener
  const heard: string[] = []

  beforeAll(async () => {
    pair = await startPair({
      settings: { fsync: 'off' },
      async prepare(url) {
        const client = new Client({ connectionString: url })
        await client.connect()
        await client.query('create table written (n int)')
        await client.end()
      },
    })
    database = openDatabase({ url: pair.url, log })
    listener = createListener({ url: pair.url, log })
    listener.on('news', (payload) => heard.push(payload))
    await listener.start()
  })
  afterAll(async () => {
    await listener?.stop()
    await database?.close()
    await pair?.stop()
  })

  it('loses nothing it acknowledged, its place is taken unaided, and started again it takes no write', async () => {
    const acknowledged: number[] = []
    const enough = new AbortController()
    let n = 0
    const writing = (async () => {
      while (!enough.signal.aborted) {
        n += 1
        const now = n
        await database.pool.query('insert into written values ($1)', [now]).then(
          () => acknowledged.push(now),
          (error: unknown) => expect({ error, away: isDatabaseAway(error) }).toMatchObject({ away: true }),
        )
      }
    })()
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), patience)
    await pair.killPrimary()
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), patience)
    enough.abort()
    await writing
    const { rows } = await database.pool.query<{ n: number }>('select n from written')
    const stored = new Set(rows.map((row) => row.n))
    expect(acknowledged.filter((each) => !stored.has(each))).toEqual([])
    await vi.waitFor(() => expect(listener.connected).toBe(true), patience)
    await database.pool.query(`select pg_notify('news', 'from the new one')`)
    await vi.waitFor(() => expect(heard).toContain('from the new one'), patience)
    expect(await pair.tryOldPrimary()).toMatchObject({ reached: 0, tried: 2, taken: 0 })
  })
})

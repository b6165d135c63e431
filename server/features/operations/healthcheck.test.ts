import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/operations-server.ts'
import { healthcheckOperation } from './healthcheck.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const search = { ready: false, size: 0 }

let database: TestDatabase
let running: OperationsServer
let closed = false
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    healthcheckOperation({ database, clock, version: '1.2.3', search }),
  ])
})
afterAll(async () => {
  await running.stop()
  if (!closed) await database.close()
})

const health = (query = '') => call(running.server, `GET /healthcheck${query}`)

describe('GET /healthcheck', () => {
  it('answers 503 with its whole body until the search is ready', async () => {
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'starting', database: 'ok', search: 'loading', assistants: null },
    })
  })

  it('answers 200 for live=1 as soon as the process does', async () => {
    expect(await health('?live=1')).toMatchObject({ status: 200, body: { status: 'starting' } })
  })

  it('says what works once everything does', async () => {
    Object.assign(search, { ready: true, size: 5_000 })
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from migrations')
    const { status, body } = await health()
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      version: '1.2.3',
      database: 'ok',
      migrations: rows[0]?.count,
      search: 'ready',
      assistants: 5_000,
      zone_data: expect.stringMatching(/^20\d\d[a-z]$/),
      time: '2026-11-20T15:00:00.000Z',
    })
  })

  it('refuses another live', async () => {
    expect((await health('?live=2')).status).toBe(400)
  })

  it('answers 503 within a second without a database, and live=1 still 200', async () => {
    closed = true
    await database.close()
    const from = performance.now()
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'failing', database: 'unreachable', migrations: null },
    })
    expect(await health('?live=1')).toMatchObject({ status: 200, body: { status: 'failing' } })
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})

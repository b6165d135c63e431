import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase, type Database } from '../platform/database/connection.ts'
import { beyondBare } from '../testing/beyond-bare.ts'
import { call, type Answer } from '../testing/call.ts'
import { databaseGate, type DatabaseGate } from '../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addClient, addPerson, addSession } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
let gate: DatabaseGate
let gated: Database
let running: RunningServer
let token: string
let userUuid: string

beforeAll(async () => {
  database = await testDatabase()
  gate = await databaseGate(database.url)
  gated = openDatabase({ url: gate.url, log: pino({ level: 'silent' }) })
  running = await startTestServer({ database: { ...database, ...gated, url: gate.url }, clock: systemClock })
  await running.searchReady
  const client = await addPerson(database, {
    permissions: ['client'],
    client_uuid: await addClient(database, 'Maple Books'),
  })
  userUuid = client.uuid
  token = await addSession(database, systemClock, client.uuid)
})
afterAll(async () => {
  await running.stop()
  await gated.close()
  await gate.shut()
  await database.close()
})

const create = () => call(running.server, 'POST /project', { token, body: {} })
const health = () => call(running.server, 'GET /healthcheck')

describe('the database away', () => {
  it('is said within a second, clearly; what needs no database works on', async () => {
    expect((await create()).status).toBe(200)
    await gate.shut()
    const calls = [
      create,
      () => call(running.server, 'POST /auth/login', { body: { email: 'a@example.test', password: 'x' } }),
      () => call(running.server, 'GET /user/config'),
      () => call(running.server, 'GET /auth/session', { token }),
    ]
    for (const each of calls) {
      let answer: Answer | undefined
      const took = await beyondBare(async () => (answer = await each()))
      expect(took).toBeLessThan(1_000)
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          message: 'The service is briefly unavailable. Nothing was lost; please try again.',
        },
      })
      expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await health()).toMatchObject({ status: 503, body: { status: 'failing' } })
    expect((await call(running.server, 'GET /healthcheck?live=1')).status).toBe(200)
    expect((await call(running.server, 'GET /places/cities?searchQuery=toronto')).status).toBe(200)
    expect((await call(running.server, 'GET /matching/keywords?searchQuery=book')).status).toBe(200)
  })

  it('and back is recovered from within 5 s, unaided; what ended meanwhile is not believed', async () => {
    await database.kysely.deleteFrom('sessions').where('user_uuid', '=', userUuid).execute()
    await gate.open()
    await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } }), {
      timeout: 5_000,
      interval: 20,
    })
    expect((await create()).status).toBe(401)
    token = await addSession(database, systemClock, userUuid)
    expect((await create()).status).toBe(200)
  })

  it('twenty calls at once while it goes and comes lose nothing that was acknowledged', async () => {
    const before = await database.pool.query<{ uuid: string }>('select uuid from projects')
    const acknowledged: string[] = []
    const hammering = Array.from({ length: 20 }, async () => {
      for (let time = 0; time < 4; time += 1) {
        const { status, body } = await create()
        expect([200, 503]).toContain(status)
        if (status === 200) acknowledged.push(String(body['project_uuid']))
      }
    })
    await gate.shut()
    await gate.open()
    await Promise.all(hammering)
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from projects')
    const stored = new Set(rows.map(({ uuid }) => uuid))
    expect(acknowledged.filter((uuid) => !stored.has(uuid))).toEqual([])
    expect(stored.size).toBeGreaterThanOrEqual(before.rows.length + acknowledged.length)
  })
})

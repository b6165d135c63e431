import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import pino from 'pino'
import { settableClock } from '../platform/clock/clock.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addClient, addPerson, addSession, type Person } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const lines: Record<string, unknown>[] = []
let database: TestDatabase
let running: RunningServer
let staff: Person
let stranger: Person
let token: string
let draft: string

beforeAll(async () => {
  database = await testDatabase()
  const person = async (company: string) =>
    addPerson(database, { permissions: ['client'], client_uuid: await addClient(database, company) })
  const owner = await person('Maple Books')
  stranger = await person('Cedar Tools')
  staff = await addPerson(database, { permissions: ['admin', 'admin_user.view'] })
  token = await addSession(database, clock, stranger.uuid)
  const log = pino(
    { level: 'info' },
    { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
  )
  running = await startTestServer({ database, clock, log })
  const made = await call(running.server, 'POST /project', {
    token: await addSession(database, clock, owner.uuid),
    body: {},
  })
  draft = String(made.body['project_uuid'])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (uuid: string) => call(running.server, `GET /project/${uuid}`, { token })
const logged = async () => {
  const { rows } = await database.pool.query<{ title: string; body: string }>(
    `select title, body from notifications where user_uuid = $1 and type = 'security'`,
    [staff.uuid],
  )
  return rows
}

it('each request names the person by uuid, and assets aren’t in the log', async () => {
  expect((await call(running.server, 'GET /auth/session', { token })).status).toBe(200)
  await running.server.inject('/assets/app.js')
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request', path: '/api/auth/session', status: 200, user: stranger.uuid }),
  )
  expect(lines.filter(({ path }) => String(path).startsWith('/assets/'))).toEqual([])
})

it('someone else’s object is refused, and the log says to whom', async () => {
  expect((await request(draft)).status).toBe(404)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, user: stranger.uuid, method: 'GET', path: `/api/project/${draft}` }),
  )
})

it('more than twenty different ones in an hour are told to staff, once', async () => {
  for (let again = 0; again < 30; again += 1) await request(draft)
  for (let other = 0; other < 19; other += 1) await request(randomUUID())
  expect(await logged()).toEqual([])
  for (let other = 0; other < 5; other += 1) await request(randomUUID())
  await vi.waitFor(async () => expect(await logged()).toHaveLength(1), { timeout: 10_000, interval: 20 })
  const [{ title, body } = { title: '', body: '' }] = await logged()
  expect(title).toBe('Someone keeps asking for what isn’t theirs')
  expect(body).toContain(stranger.uuid)
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, user: stranger.uuid }))
  for (let other = 0; other < 5; other += 1) await request(randomUUID())
  clock.set(new Date('2026-11-20T16:00:01Z'))
  for (let other = 0; other < 22; other += 1) await request(randomUUID())
  await vi.waitFor(async () => expect(await logged()).toHaveLength(2), { timeout: 10_000, interval: 20 })
})

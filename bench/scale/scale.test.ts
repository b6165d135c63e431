import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../server/platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { addPerson, addSession } from '../../server/testing/people.ts'
import { measureSockets } from './measure-sockets.ts'

let database: TestDatabase
let dataset: Parameters<typeof measureSockets>[0]
beforeAll(async () => {
  database = await testDatabase()
  const client = await addPerson(database, { permissions: ['client'] })
  const token = await addSession(database, systemClock, client.uuid)
  dataset = { assistants: 0, url: database.url, pool: database.pool, token }
})
afterAll(() => database.close())

it('every open socket of a process, each from an address of its own, is told of a commit', async () => {
  vi.stubEnv('TRUST_PROXY', 'loopback')
  // More than one address may open in a minute.
  const { sockets, fanOut } = await measureSockets(dataset, 620)
  expect(sockets).toBe(620)
  expect(fanOut).toBeGreaterThan(0)
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../server/platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { addPerson, addSession } from '../../server/testing/people.ts'
import { measureProcesses } from './measure-processes.ts'
import { measureSockets } from './measure-sockets.ts'

let database: TestDatabase
let dataset: Parameters<typeof measureSockets>[0]
let staffToken: string
beforeAll(async () => {
  database = await testDatabase()
  const client = await addPerson(database, { permissions: ['client'] })
  const staff = await addPerson(database, { permissions: ['admin', 'admin_time.view'] })
  staffToken = await addSession(database, systemClock, staff.uuid)
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.admin-time'`)
  const token = await addSession(database, systemClock, client.uuid)
  dataset = { assistants: 0, url: database.url, pool: database.pool, token }
})
afterAll(() => database.close())

it('every request of the mix is answered, by two processes beside each other', async () => {
  const { requestsPerSecond, failures } = await measureProcesses(dataset, 2, { seconds: 0.2, rounds: 1, staffToken })
  expect(requestsPerSecond).toBeGreaterThan(0)
  expect(failures).toBe(0)
})

it('every open socket of a process, each from an address of its own, is told of a commit', async () => {
  vi.stubEnv('TRUST_PROXY', 'loopback')
  // More than one address may open in a minute.
  const { sockets, fanOut } = await measureSockets(dataset, 700)
  expect(sockets).toBe(700)
  expect(fanOut).toBeGreaterThan(0)
})

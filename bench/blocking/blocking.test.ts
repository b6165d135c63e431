import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { dataDirOfTests } from '../../server/testing/servers/running-server.ts'
import { startServer } from '../login/server-process.ts'
import { fillProduct } from './fill-product.ts'
import { loadsOf } from './loads.ts'
import { measureLoad, type Measured } from './measure-blocking.ts'
import { pollHealth } from './poll-health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('everything that takes a processor is answered, and the health check meanwhile', { timeout: 300_000 }, async () => {
  vi.stubEnv('TRUST_PROXY', 'loopback')
  vi.stubEnv('DATA_DIR', dataDirOfTests)
  const filled = await fillProduct(database, database.url, { assistants: 60, companies: 4, entries: 2_500 })
  const server = await startServer(database.url, 1)
  const health = pollHealth(server.port, 20)
  const measured: Measured[] = []
  try {
    for (const load of await loadsOf({ port: server.port, database, filled })) {
      measured.push(await measureLoad(health, load, 0))
    }
  } finally {
    await health.stop()
    await server.stop()
  }
  // How long each waited is the bench’s to tell, on a machine that nothing else uses.
  expect(measured.filter(({ failures }) => failures > 0)).toEqual([])
  expect(measured.reduce((sum, { polls }) => sum + polls, 0)).toBeGreaterThan(50)
  // A document that a busy machine can’t make in its time is answered 503.
  const expected = ['200', '503']
  const rejected = measured.flatMap(({ name, statuses }) =>
    Object.keys(statuses)
      .filter((status) => !expected.includes(status))
      .map((status) => `${name}: ${status}`),
  )
  expect(rejected).toEqual(['bodies of 1 MB to sign in: 413'])
  expect(measured.filter(({ statuses }) => '200' in statuses).length).toBeGreaterThan(measured.length / 2)
})

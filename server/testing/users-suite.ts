import { afterAll } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { testDatabase } from './database.ts'
import { addClient } from './people.ts'
import { serveUsers } from './servers/users-server.ts'

/**
 * The calls about people for the tests of one file: a database of its own with two companies. To be awaited once, before
 * the first test.
 */
export async function usersSuite() {
  const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
  const database = await testDatabase()
  const server = await serveUsers(database, clock)
  const maple = await addClient(database, 'Maple Books')
  const birch = await addClient(database, 'Birch Foods')
  afterAll(async () => {
    await server.stop()
    await database.close()
  })
  return { clock, database, server, maple, birch }
}

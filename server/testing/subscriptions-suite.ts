import { afterAll } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { testDatabase } from './database.ts'
import { serveSubscriptions } from './servers/subscriptions-server.ts'

/**
 * Subscriptions and invoices for the tests of one file: a database of its own, a clock that begins at an instant, and a server
 * of their operations. To be awaited once, before the first test.
 */
export async function subscriptionsSuite(start: Date) {
  const clock = settableClock(start)
  const database = await testDatabase()
  const here = await serveSubscriptions(database, clock)
  afterAll(async () => {
    await here.stop()
    await database.close()
  })
  return { clock, database, here }
}

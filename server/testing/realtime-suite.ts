import { afterAll, afterEach } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { testDatabase } from './database.ts'
import { serveRealtime, testBrowsers } from './servers/realtime-server.ts'

/**
 * The live channel for the tests of one file: a database of its own, a clock, two processes side by side, and browsers that
 * each test closes. To be awaited once, before the first test.
 */
export async function realtimeSuite(start: Date) {
  const clock = settableClock(start)
  const database = await testDatabase()
  const here = await serveRealtime({ database, clock })
  const there = await serveRealtime({ database, clock })
  const browsers = testBrowsers()
  afterEach(browsers.close)
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()])
    await database.close()
  })
  return { clock, database, here, there, browsers }
}

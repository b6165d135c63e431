import { afterAll, beforeEach } from 'vitest'
import { hashPassword } from '../accounts/stored-passwords/password.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { testDatabase } from './database.ts'
import { serveAccounts } from './servers/account-server.ts'

const start = new Date('2026-11-20T15:00:00Z')
const password = 'Right-pass-1!'

/**
 * Accounts for the tests of one file: a database of its own, two processes side by side, and a clock and throttles that each
 * test finds as at the start. `password` is what `passwordHash` is of. To be awaited once, before the first test.
 */
export async function accountsSuite(environment?: Readonly<Record<string, string>>) {
  const clock = settableClock(start)
  const database = await testDatabase()
  const here = await serveAccounts(database, clock, environment)
  const there = await serveAccounts(database, clock, environment)
  const passwordHash = await hashPassword(password)
  beforeEach(async () => {
    clock.set(start)
    await database.pool.query('truncate throttle_counters, code_requests')
  })
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()])
    await database.close()
  })
  return { clock, start, database, here, there, password, passwordHash }
}

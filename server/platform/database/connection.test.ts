import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openDatabase } from './connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

// An error nobody listens to would end the process: Vitest then fails the run.
it('a connection that dies while lent out fails its next statement and nothing else', async () => {
  const lent = await database.pool.connect()
  const { rows } = await lent.query('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => lent.once('end', resolve))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(lent.query('select 1')).rejects.toThrow(/not queryable|terminat/i)
  lent.release(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('closing ends every connection, also when only the pool was used', async () => {
  const closing = await testDatabase()
  await closing.pool.query('select 1')
  await closing.close()
  const name = new URL(closing.url).pathname.slice(1)
  // PostgreSQL needs a moment to take note of a connection that has ended.
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as open from pg_stat_activity where datname = $1',
      [name],
    )
    expect(rows).toEqual([{ open: 0 }])
  })
})

async function limits(atStart: boolean) {
  const opened = openDatabase({ url: database.url, log: silentLog, atStart, connectWithin: 20_000 })
  const { rows } = await opened.pool.query<{ setting: string }>(
    `select setting from pg_settings
     where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  await opened.close()
  return rows.map(({ setting }) => Number(setting))
}

it('what is loaded at a start has longer than a request', async () => {
  expect(await limits(false)).toEqual([10_000, 5_000])
  expect(await limits(true)).toEqual([60_000, 300_000])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openDatabase, type Database } from './connection.ts'

let database: TestDatabase
/** One connection, so that each statement meets what the one before has left there. */
let own: Database

beforeAll(async () => {
  database = await testDatabase()
  own = openDatabase({ url: database.url, log: silentLog, connections: 1, connectWithin: 20_000 })
  await database.pool.query('create table kept (id int primary key, word text); insert into kept values (1, $$one$$)')
})
afterAll(async () => {
  await own.close()
  await database.close()
})

const wordOf = (id: number, from: Database = own) =>
  sql<Record<string, unknown>>`select * from kept where id = ${id}`.execute(from.kysely).then(({ rows }) => rows[0])

async function prepared(from: Database = own): Promise<number> {
  const { rows } = await from.pool.query('select count(*)::int as count from pg_prepared_statements')
  return rows[0].count
}

it('a statement that comes often is prepared, once, and one that doesn’t isn’t', async () => {
  await wordOf(1)
  await wordOf(2)
  expect(await prepared()).toBe(0)
  for (let time = 0; time < 10; time += 1) expect(await wordOf(1)).toEqual({ id: 1, word: 'one' })
  expect(await prepared()).toBe(1)
})

it('a column that a migration adds meanwhile is there in the next answer, and in a transaction’s', async () => {
  await database.pool.query('alter table kept add column more int default 7')
  expect(await wordOf(1)).toEqual({ id: 1, word: 'one', more: 7 })
  for (let time = 0; time < 5; time += 1) await wordOf(1)
  await database.pool.query('alter table kept add column again int default 8')
  const state = { tries: 0 }
  const found = await own.kysely.transaction().execute(async (transaction) => {
    state.tries += 1
    return (await sql`select * from kept where id = ${1}`.execute(transaction)).rows[0]
  })
  expect(found).toEqual({ id: 1, word: 'one', more: 7, again: 8 })
  expect(state.tries, 'PostgreSQL ended the first try').toBe(2)
})

it('through a pooler nothing is prepared: the next transaction has another connection', async () => {
  const pooled = openDatabase({
    url: database.url,
    log: silentLog,
    connections: 1,
    connectWithin: 20_000,
    pooled: true,
  })
  for (let time = 0; time < 10; time += 1) await wordOf(1, pooled)
  expect(await prepared(pooled)).toBe(0)
  await pooled.close()
})

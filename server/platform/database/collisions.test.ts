import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { createHttpServer } from '../http/server.ts'
import { openDatabase, type Database } from './connection.ts'

let template: TestDatabase
/** One that lets transactions wait in a circle. */
let database: Database
beforeAll(async () => {
  template = await testDatabase()
  database = openDatabase({ url: template.url, log: silentLog, tolerant: true, connectWithin: 20_000 })
  await database.pool.query('create table crossing (id integer primary key, times integer not null default 0)')
  await database.pool.query('insert into crossing values (1), (2), (3)')
})
afterAll(async () => {
  await database.close()
  await template.close()
})

const raised = (id: number) => sql`update crossing set times = times + 1 where id = ${id}`
async function timesOf(id: number): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ times: number }>('select times from crossing where id = $1', [id])
  return rows[0]?.times
}

/** Raises the third row, and fails so many times as PostgreSQL ends a transaction. */
function ended(code: string, times: number) {
  const state = { tries: 0 }
  const run = () =>
    database.kysely.transaction().execute(async (transaction) => {
      state.tries += 1
      await raised(3).execute(transaction)
      const failure = sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`)
      if (state.tries <= times) await failure.execute(transaction)
      return 'done'
    })
  return { state, run }
}

describe('two transactions that wait for each other', () => {
  it('both happen once: the one that PostgreSQL ends is done again', async () => {
    const bothWait = Promise.withResolvers<void>()
    const state = { holding: 0, tries: 0 }
    const cross = (first: number, second: number) =>
      database.kysely.transaction().execute(async (transaction) => {
        state.tries += 1
        await raised(first).execute(transaction)
        state.holding += 1
        if (state.holding === 2) bothWait.resolve()
        await bothWait.promise
        await raised(second).execute(transaction)
      })
    await Promise.all([cross(1, 2), cross(2, 1)])
    expect(state.tries).toBe(3)
    expect([await timesOf(1), await timesOf(2)]).toEqual([2, 2])
  })
})

describe('a statement alone', () => {
  it('is done again too', async () => {
    await database.pool.query('create sequence tries')
    // The first two calls of it fail; a sequence goes on whatever becomes of the statement.
    await database.pool.query(`create function fails_twice() returns text language plpgsql as $$ begin
      if nextval('tries') <= 2 then raise exception 'ended' using errcode = '40P01'; end if; return 'done'; end $$`)
    const { rows } = await sql<{ said: string }>`select fails_twice() as said`.execute(database.kysely)
    expect(rows).toEqual([{ said: 'done' }])
  })
})

describe('a transaction that collided', () => {
  it.each(['40P01', '40001'])('%s is done again, and counts once', async (code) => {
    const before = (await timesOf(3)) ?? 0
    const { state, run } = ended(code, 3)
    expect(await run()).toBe('done')
    expect([state.tries, await timesOf(3)]).toEqual([4, before + 1])
  })

  it('any other failure is thrown at once', async () => {
    const { state, run } = ended('23505', 1)
    await expect(run()).rejects.toMatchObject({ code: '23505' })
    expect(state.tries).toBe(1)
  })

  it('is given up after four tries, and answered 503 with when to try again', async () => {
    const server = createHttpServer({ log: silentLog })
    const state = { requested: 0 }
    const { state: transaction, run } = ended('40P01', 100)
    server.get('/collide', () => {
      // What stands outside the transaction happens once.
      state.requested += 1
      return run()
    })
    const answer = await server.inject('/collide')
    await server.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toEqual({
      message: 'Someone else was changing the same thing. Nothing was saved; please try again.',
      code: 'busy',
    })
    expect([state.requested, transaction.tries]).toEqual([1, 4])
  })

  it('a lock that was waited for too long is answered 503 too', async () => {
    const server = createHttpServer({ log: silentLog })
    server.get('/locked', () => ended('55P03', 100).run())
    const answer = await server.inject('/locked')
    await server.close()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  })

  it('a row that was merged or removed meanwhile is no mistake of ours: 409, and what to do', async () => {
    const server = createHttpServer({ log: silentLog })
    server.get('/gone', () => ended('23503', 100).run())
    const answer = await server.inject('/gone')
    await server.close()
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'Something that this refers to is no longer there. Reload the page and look again.', code: 'gone' },
    ])
  })
})

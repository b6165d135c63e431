import { Socket } from 'node:net'
import { sql, type Transaction } from 'kysely'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { roundTrips } from '../../testing/round-trips.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openDatabase, type Database } from './connection.ts'
import { inOneTrip, sendAhead } from './pipeline.ts'
import type { Tables } from './tables.ts'

let template: TestDatabase
let database: Database
/** Through a pooler a statement is sent once the last one is answered. */
let pooled: Database
beforeAll(async () => {
  template = await testDatabase()
  database = openDatabase({ url: template.url, log: silentLog, tolerant: true, connectWithin: 20_000 })
  pooled = openDatabase({ url: template.url, log: silentLog, tolerant: true, connectWithin: 20_000, pooled: true })
  await template.pool.query('create table marks (name text primary key)')
})
afterAll(async () => {
  await database.close()
  await pooled.close()
  await template.close()
})

const mark = (name: string) => sql`insert into marks values (${name})`
async function marks(): Promise<string[]> {
  const { rows } = await template.pool.query<{ name: string }>('select name from marks order by name')
  return rows.map(({ name }) => name)
}
const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
  database.kysely.transaction().execute(work)

const askThree = () => inTransaction((all) => inOneTrip(all, sql`select 1`, sql`select 2`, sql`select 3`))

describe('statements in one trip', () => {
  it.each([
    ['outside of a transaction', () => inOneTrip(database.kysely, sql`select 1 as one`, sql`select 2 as two`)],
    ['in one', () => inTransaction((all) => inOneTrip(all, sql`select 1 as one`, sql`select 2 as two`))],
    ['through a pooler', () => inOneTrip(pooled.kysely, sql`select 1 as one`, sql`select 2 as two`)],
  ])('are each answered, %s', async (_where, ask) => {
    expect(await ask()).toEqual([[{ one: 1 }], [{ two: 2 }]])
  })

  it('are sent without waiting, and a transaction begins with them', async () => {
    const sent = await roundTrips(askThree)
    expect(sent).toMatchObject({ trips: 2 })
  })

  it('leave in one write, and the commit in another', async () => {
    // The connection is there.
    await askThree()
    const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev' as '_write')]
    await askThree()
    expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2)
    for (const each of writes) each.mockRestore()
  })

  it('leave a connection on which COPY works', async () => {
    const own = openDatabase({ url: template.url, log: silentLog, connections: 1, connectWithin: 20_000 })
    await inOneTrip(own.kysely, sql`select 1`, sql`select 2`)
    const connection = await own.pool.connect()
    const chunks = await connection.query(copyTo('copy (select 42) to stdout')).toArray()
    connection.release()
    expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('42\n')
    await own.close()
  })

  it('fail as the first of them that fails', async () => {
    const failing = inTransaction((all) => inOneTrip(all, mark('before'), sql`select 1 / 0`, mark('after')))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await marks()).toEqual([])
  })
})

describe('a statement sent ahead', () => {
  it.each([
    ['', () => database],
    [', through a pooler', () => pooled],
  ])('is done when its transaction has committed%s', async (_how, from) => {
    await from()
      .kysely.transaction()
      .execute((transaction) => sendAhead(transaction, mark('ahead')))
    expect(await marks()).toEqual(['ahead'])
    await template.pool.query('delete from marks')
  })

  it('costs no round trip: it travels with the commit', async () => {
    const sent = await roundTrips(() =>
      inTransaction(async (transaction) => {
        await sendAhead(transaction, sql`select 1`)
        await sendAhead(transaction, sql`select 2`)
      }),
    )
    expect(sent).toMatchObject({ trips: 1 })
  })

  it('tells its rows once the transaction has committed', async () => {
    const { rows } = await inTransaction((transaction) => sendAhead(transaction, sql`select 42 as answer`))
    expect(await rows).toEqual([{ answer: 42 }])
  })

  it('that fails has its transaction fail as it did, at the commit and at whatever comes before', async () => {
    const failing = inTransaction((transaction) => sendAhead(transaction, sql`select 1 / 0`))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const before = inTransaction(async (transaction) => {
      await sendAhead(transaction, sql`select 1 / 0`)
      await mark('after').execute(transaction)
    })
    await expect(before).rejects.toMatchObject({ code: '22012' })
    expect(await marks()).toEqual([])
  })

  it('that collides has its transaction done again', async () => {
    let tries = 0
    await inTransaction(async (transaction) => {
      tries += 1
      await mark('once').execute(transaction)
      const collide = sql.raw(`do $$ begin raise exception 'ended' using errcode = '40P01'; end $$`)
      if (tries === 1) await sendAhead(transaction, collide)
      await mark('twice').execute(transaction)
    })
    expect([tries, await marks()]).toEqual([2, ['once', 'twice']])
    await template.pool.query('delete from marks')
  })

  it('is waited for outside of a transaction', async () => {
    await sendAhead(database.kysely, mark('alone'))
    expect(await marks()).toEqual(['alone'])
    await template.pool.query('delete from marks')
  })

  it('that fails leaves nothing for the next transaction on its connection', async () => {
    const own = openDatabase({ url: template.url, log: silentLog, connections: 1, connectWithin: 20_000 })
    const thrown = own.kysely.transaction().execute(async (transaction) => {
      await sendAhead(transaction, sql`select 1 / 0`)
      throw new Error('given up')
    })
    await expect(thrown).rejects.toThrow('given up')
    await own.kysely.transaction().execute((transaction) => sql`select 1`.execute(transaction))
    await own.close()
  })
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addRandomAssistants, readChoices } from '../../testing/random/random-assistants.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { buildIndex } from './build-index.ts'
import { BuiltIndex } from './built-index.ts'
import { SearchableAssistants } from './searchable-assistants.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await addRandomAssistants(database.pool, randomNumbers(7), await readChoices(database.pool), 200)
})
afterAll(() => database.close())

/** Transactions of this database that do nothing while they hold their snapshot. */
async function idleTransactions(): Promise<number> {
  const { rows } = await database.pool.query<{ idle: number }>(
    `select count(*)::int as idle from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return rows[0]?.idle ?? -1
}

it('an index is put in order when no transaction is open: nothing in the database waits for it', async () => {
  const seen: number[] = []
  const arrange = Reflect.get(SearchableAssistants.prototype, 'arrange')
  vi.spyOn(SearchableAssistants.prototype, 'arrange').mockImplementation(async function (this: SearchableAssistants) {
    seen.push(await idleTransactions())
    await Reflect.apply(arrange, this, [])
    seen.push(await idleTransactions())
  })
  const built = await buildIndex(database, new Date('2026-11-20T15:00:00Z'), 1)
  expect(built).toBeInstanceOf(BuiltIndex)
  expect(seen).toEqual([0, 0])
})

const begins = (statement: unknown) => typeof statement === 'string' && statement.startsWith('begin')

it('nor is room made for it within one', async () => {
  const client = await database.pool.connect()
  const { prototype } = client.constructor as { prototype: { query: (...given: unknown[]) => unknown } }
  client.release()
  const wanted: { connection: unknown; statement: unknown }[] = []
  const { query } = prototype
  vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...given: unknown[]) {
    wanted.push({ connection: this, statement: given[0] })
    return Reflect.apply(query, this, given)
  })
  await buildIndex(database, new Date('2026-11-20T15:00:00Z'), 1)
  const own = wanted.find(({ statement }) => begins(statement))?.connection
  // Other connections of this process have nothing to do with it.
  const statements = wanted.filter(({ connection }) => connection === own).map(({ statement }) => statement)
  const began = statements.findIndex(begins)
  const ended = statements.indexOf('commit')
  // Between the two stands nothing but what reads the people, one statement.
  expect(statements.slice(began + 1, ended).filter((each) => typeof each === 'string')).toEqual([
    'set local statement_timeout = 0',
  ])
  expect(ended - began).toBe(3)
})

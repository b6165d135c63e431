import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rankOf } from '../../platform/database/lock-order.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { ownerKinds } from './declared-data.ts'
import { declaredTables, personalData } from './personal-data.ts'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  /** Held to a few fixed words by a constraint. */
  readonly fixed: boolean
}

let database: TestDatabase
let columns: Column[]
let tables: string[]

beforeAll(async () => {
  database = await testDatabase()
  const found = await database.pool.query<Column>(`
    select table_name as table, column_name as column, udt_name as type,
      exists (select from pg_constraint where contype = 'c' and conrelid = format('%I', table_name)::regclass
        and pg_get_constraintdef(oid) ~ ('^CHECK \\(\\(\\(?' || column_name || ' = ANY \\(ARRAY\\[')) as fixed
    from information_schema.columns where table_schema = 'public' order by 1, 2`)
  columns = found.rows
  tables = [...new Set(columns.map(({ table }) => table))]
})
afterAll(() => database.close())

const declared = (table: string) =>
  new Set(Object.keys(personalData[table as keyof typeof personalData]?.columns ?? {}))
const speaks = (type: string) => ['text', 'jsonb', 'json', 'bytea', 'varchar'].includes(type) || type.startsWith('_')
const types: Record<string, string> = { 'said as jsonb': 'jsonb', said: 'text', emptied: 'text' }

describe('issue 17: what is kept of people is declared', () => {
  it('of every table, and of no other', () => {
    expect(Object.keys(personalData).toSorted()).toEqual(tables.toSorted())
  })

  it('each table says whose its rows are, or why nobody’s', () => {
    const silent = declaredTables.filter(([, { owners, why }]) => (owners === undefined) === (why === undefined))
    expect(silent.map(([table]) => table)).toEqual([])
  })

  it('of every column of text, JSON, bytes or a list that can say more than a few fixed words', () => {
    const views = new Set(['open_invoices', 'income_lines'])
    const wanted = columns.filter(({ table, type, fixed }) => speaks(type) && !fixed && !views.has(table))
    const undeclared = wanted.filter(({ table, column }) => !declared(table).has(column) && column !== 'currency')
    expect(undeclared.map(({ table, column }) => `${table}.${column}`)).toEqual([])
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const unknown = declaredTables.flatMap(([table, { columns: held = {}, hides = {} }]) =>
      [...Object.keys(held), ...Object.values(hides).flat()]
        .map((column) => `${table}.${column}`)
        .filter((column) => !known.has(column)),
    )
    expect(unknown).toEqual([])
  })

  it('what is cleaned is of the type that is said', () => {
    const typeOf = new Map(columns.map(({ table, column, type }) => [`${table}.${column}`, type]))
    const wrong = declaredTables.flatMap(([table, { columns: held = {} }]) =>
      Object.entries(held).filter(([column, holds]) => {
        const wanted = typeof holds === 'string' ? types[holds] : undefined
        return wanted !== undefined && typeOf.get(`${table}.${column}`) !== wanted
      }),
    )
    expect(wrong).toEqual([])
  })

  it('the rows of each kind of owner can be found', async () => {
    for (const [table, { owners = {}, readers = {}, only }] of declaredTables) {
      for (const kind of ownerKinds) {
        for (const belongs of [owners[kind], readers[kind]]) {
          if (belongs === undefined) continue
          const id = kind === 'email' ? 'nobody@example.test' : randomUUID()
          const { rows } =
            await sql`select from ${sql.table(table)} where ${belongs(id)} and ${only ?? sql`true`}`.execute(
              database.kysely,
            )
          expect(rows).toEqual([])
        }
      }
    }
  })

  it('every table of which something goes has its place in the order of locks', () => {
    const goes = declaredTables.filter(
      ([, { removed, columns: held = {} }]) =>
        removed === true || Object.values(held).some((each) => !['code', 'law', 'secret'].includes(each as string)),
    )
    expect(goes.map(([table]) => table).filter((table) => rankOf(table) === undefined)).toEqual([])
  })
})

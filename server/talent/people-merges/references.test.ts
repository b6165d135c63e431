import { rankOf } from '../../platform/database/lock-order.ts'
import { personKinds } from '@talentplace/contract/talent/people/person'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { leftAlone, references } from './references.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const table = { assistant: 'assistants', client: 'clients' } as const

test.each(personKinds)(
  'E1 a merge knows every foreign key of the database that refers to an %s, and no other',
  async (kind) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select conrelid::regclass || '.' || attname as name
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = $1::regclass order by name`,
      [table[kind]],
    )
    const known = references[kind].map((each) => `${each.table}.${each.column}`)
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  },
)

test('E1 columns that name someone without a foreign key are left alone for a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
       and attname ~ '^(client|virtualassistant|assistant)_uuid$'
       and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey))
     order by name`,
  )
  expect(Object.keys(leftAlone)).toEqual(rows.map(({ name }) => name))
})

test.each(personKinds)('E1 what a merge of an %s changes is written in the order of locks', (kind) => {
  const ranks = references[kind].filter(({ does }) => does !== 'refuses').map((each) => rankOf(each.table) ?? -1)
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
})

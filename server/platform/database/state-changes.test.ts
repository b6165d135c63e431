import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, it } from 'vitest'
import { stateTypes } from '../../testing/tables/column-types.ts'
import type { Tables } from './tables.ts'

const server = join(import.meta.dirname, '../..')
const columns = [...new Set(Object.keys(stateTypes).map((key) => key.slice(key.indexOf('.') + 1)))].join('|')

/** What the compiler can't see of a change of state: SQL as text, and a type that says what no step has said. */
const hidden = [
  // `update orders set settled_date = now(), state = 'paid'`, also after `on conflict`. The jobs' states are pg-boss' own.
  new RegExp(
    String.raw`\bupdate\b(?! pgboss\.)[^;\x60]*?\bset\b(?:(?!\b(?:where|from|returning)\b)[^;\x60])*?\b(?:${columns})\s*=`,
    'gi',
  ),
  // `.set({ status: sql…`
  new RegExp(String.raw`\b(?:set|doUpdateSet)\(\{[^}]*\b(?:${columns}):\s*sql\b`, 'g'),
  /\bStepped\b/g,
]

const changesIn = (text: string) => hidden.flatMap((pattern) => text.match(pattern) ?? [])

describe('a change of state', () => {
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

  it('is written where a step of the lifecycle has led to it; anything else doesn’t compile', () => {
    const state = orderStates.step('held', 'paid', 'system')
    expect(database.updateTable('orders').set({ state }).compile().parameters).toEqual(['paid'])
    // @ts-expect-error A state that is only named.
    database.updateTable('orders').set({ state: 'paid' })
    // @ts-expect-error A step of another lifecycle, to a state that this one hasn't.
    database.updateTable('feedback').set({ status: state })
    // @ts-expect-error Also where the row may be there already.
    database.insertInto('disputes').onConflict((conflict) => conflict.doUpdateSet({ state: 'won' }))
  })

  it('is hidden from the compiler nowhere', () => {
    const files = globSync('**/*.ts', {
      cwd: server,
      // The test processor's tables are its own, as its states are.
      exclude: [
        '**/*.test.ts',
        '{node_modules,testing}/**',
        'platform/database/state-column.ts',
        'platform/payments/test-processor/**',
      ],
    })
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      changesIn(readFileSync(join(server, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    "sql`update orders set settled_date = now(), state = 'paid' where uuid = 1`",
    'sql`insert into disputes (uuid) values (1) on conflict do update set state = excluded.state`',
    'transaction.updateTable(table).set({ status: sql`case when true then 1 end` })',
    "const state = 'paid' as Stepped<'paid'>",
  ])('is found: %s', (text) => expect(changesIn(text)).toHaveLength(1))

  it.each(["update orders set asks = 1 where state = 'paid'", 'update projects set removed_date = now()'])(
    'is none: %s',
    (text) => expect(changesIn(text)).toEqual([]),
  )
})

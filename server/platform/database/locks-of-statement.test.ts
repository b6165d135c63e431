import { expect, it } from 'vitest'
import { locksOfStatement } from './locks-of-statement.ts'

const cases: [what: string, sql: string, taken: string[], added?: string[]][] = [
  ['reads nothing into a plain read', 'select * from "clients" where uuid = $1', []],
  ['an update', 'update "projects" set "name" = $1 where "uuid" = $2', ['projects']],
  ['an update by another name', 'update projects as p set name = 1 from clients', ['projects']],
  ['a removal', 'delete from "sessions" where "uuid" = $1', ['sessions']],
  ['a whole table', 'lock table price_bands in share row exclusive mode', ['price_bands']],
  ['an addition', 'insert into "orders" ("uuid") values ($1) on conflict do nothing', [], ['orders']],
  [
    'an addition that may change what is there',
    'insert into "configurations" ("name") values ($1) on conflict ("name") do update set "value" = $2',
    ['configurations'],
  ],
  ['a held row', 'select * from "users" where "uuid" in ($1)\n  order by "uuid" for no key update', ['users']],
  [
    'the table that is named among several',
    'select i.uuid from collections c join invoices as i on i.uuid = c.invoice_uuid for update of i skip locked',
    ['invoices'],
  ],
  [
    'several, in their order',
    'with gone as (delete from a where x returning uuid) update b set y = 1 where uuid in (select uuid from gone)',
    ['a', 'b'],
  ],
  ['a turn', `select pg_advisory_xact_lock(hashtextextended('cards ' || $1, 0))`, ['cards']],
]

it.each(cases)('what a statement locks is read from its text: %s', (_what, sql, taken, added = []) => {
  expect(locksOfStatement(sql)).toEqual({ taken, added })
})

import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endWatching, watchMigrations } from './watch-migrations.ts'
import { rules, triggers } from './watch-rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    `create table boats (name text, colour text check (colour in ('red', 'blue')), berth int, check (berth > 0))`,
  )
})
afterAll(() => database.close())

/** The colours that are allowed instead of those before. */
const colours = (words: string) =>
  `alter table boats drop constraint boats_colour_check, add constraint boats_colour_check check (colour in (${words}))`

const migrate = (name: string, statements: string) =>
  database.pool.query(`begin; ${statements}; insert into migrations (name) values ('${name}'); commit`)

it('what asks more of columns of before is noted; new columns, new tables and lists that have only grown are not', async () => {
  await watchMigrations(database.pool, [rules])
  await migrate('9001_more_colours.sql', colours(`'red', 'blue', 'green'`))
  await migrate('9002_fewer_colours.sql', colours(`'red', 'green'`))
  await migrate('9003_names_once.sql', 'create unique index boats_name on boats (lower(name))')
  await migrate('9004_new_column.sql', 'alter table boats add length int constraint boats_length check (length > 1)')
  await migrate('9005_new_table.sql', 'create table sails (boat text primary key)')
  await migrate('9006_old_with_new.sql', 'alter table boats add constraint boats_fit check (length > 3 or berth < 9)')
  await migrate('9007_another_name.sql', 'alter table boats rename constraint boats_fit to boats_fitting')

  expect(await endWatching(database.pool)).toEqual([
    { migration: '9002_fewer_colours.sql', step: 'asks more of boats.boats_colour_check' },
    { migration: '9003_names_once.sql', step: 'asks more of boats.boats_name' },
    { migration: '9006_old_with_new.sql', step: 'asks more of boats.boats_fit' },
  ])
})

/** A function that refuses, or doesn't. */
const keeper = (body: string) =>
  `create or replace function keep_boats() returns trigger language plpgsql as $$ begin ${body} return new; end $$`
const trigger = (on: string) =>
  `create or replace trigger boats_are_kept before ${on} on boats for each row execute function keep_boats()`

it('a trigger that may refuse what a server of before writes is noted, when it is made and when it does something else', async () => {
  await watchMigrations(database.pool, [rules, triggers])
  await migrate('9101_only_looks.sql', `${keeper('')}; ${trigger('insert or update')}`)
  await migrate('9102_refuses.sql', keeper(`if new.berth > 5 then raise exception 'too far'; end if;`))
  await migrate('9103_something_else.sql', 'create table oars (boat text primary key)')
  await migrate('9104_of_a_new_column.sql', `alter table boats add mast int; ${trigger('update of mast')}`)
  await migrate('9105_refuses_more.sql', trigger('update of mast, berth'))

  expect(await endWatching(database.pool)).toEqual([
    { migration: '9102_refuses.sql', step: 'may refuse a change of boats by boats_are_kept' },
    { migration: '9105_refuses_more.sql', step: 'may refuse a change of boats by boats_are_kept' },
  ])
})

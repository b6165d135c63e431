import { testDatabase } from '@talentplace/server/testing/database'
import { expect, it } from 'vitest'

it('every table can be followed: its rows are in the log, and each can be told', async () => {
  const database = await testDatabase()
  const { rows } = await database.pool.query<{ table: string; isLogged: boolean }>(
    `select oid::regclass::text as table, relpersistence = 'p' as "isLogged" from pg_class
     where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
       and (relpersistence <> 'p' or relreplident = 'n' or relreplident = 'd' and not exists
         (select from pg_index where indrelid = pg_class.oid and indisprimary)) order by 1`,
  )
  await database.close()
  // Who is connected at the moment is nobody's to keep.
  expect(rows).toEqual(['open_sockets', 'server_processes'].map((table) => ({ table, isLogged: false })))
})

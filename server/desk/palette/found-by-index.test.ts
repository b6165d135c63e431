import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { paletteOperations } from '../palette.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let token: string
const queries: CompiledQuery[] = []

/** Many of each kind, so that reading them all would be dear. */
const many = `
  begin;
  set local session_replication_role = replica;
  insert into clients (company) select 'Company ' || n || ' Books' from generate_series(1, 4000) n;
  insert into users (full_name, email, client_uuid)
    select 'Person ' || n || ' Kowalski', 'p' || n || '@many.test', uuid
    from (select uuid, row_number() over () as n from clients) each;
  insert into users (full_name, email) select 'Robin ' || n, 'r' || n || '@many.test' from generate_series(1, 4000) n;
  insert into assistants (user_uuid, full_name, display_name, city, country, region, timezone)
    select uuid, full_name, full_name, 'Toronto', 'CA', 'ON', 'America/Toronto' from users where email like 'r%@many.test';
  insert into projects (client_uuid, created_by, project_name, matching_criteria)
    select client_uuid, uuid, 'Bookkeeper ' || full_name, '{}' from users where client_uuid is not null;
  insert into invoices (number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency,
      kind, status, subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
    select row_number() over (), client_uuid, uuid, '2026-11-02', '2026-11-02', '2026-11-02', '2026-12-01', 'cad',
      'checkout', 'posted', 100, 0, 100, '{}', '{}', now() from projects;
  commit;`

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(many)
  await database.pool.query('analyze')
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push(query),
  })
  running = await serveOperations({ database, clock }, () =>
    Object.values(paletteOperations({ database: { ...database, kysely } })),
  )
  token = await addSession(database, clock, (await addPerson(database, { permissions: ['super_admin'] })).uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

test.each([
  ['a name that many have', 'pe'],
  ['a later word that many have', 'kowalski'],
  ['what many subscriptions are named by', 'bookkeeper'],
  ['words in any order', 'books company 17'],
  ['a company', 'company 3999'],
  ['an email', 'r39@many'],
  ['the number of an invoice', 'CAD-00042'],
  ['the beginning of a number', '39'],
  ['an id', '0192f6a0-0000-7000-8000-000000000000'],
  ['nothing that is there', 'zzyzx'],
])('%s is found by indexes alone', async (_, search) => {
  queries.length = 0
  const { status } = await call(running.server, `GET /palette?search=${encodeURIComponent(search)}`, { token })
  expect(status).toBe(200)
  expect(queries.length).toBeGreaterThan(4)
  const rowByRow: string[] = []
  for (const { sql, parameters } of queries) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on (?:users|clients|assistants|projects|invoices)/.test(plan)) rowByRow.push(`${sql}\n${plan}`)
  }
  expect(rowByRow).toEqual([])
})

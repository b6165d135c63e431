import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { verifyBooks } from './verify-books.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('books without documents add up', async () => {
  expect(await verifyBooks(database.kysely)).toEqual([])
})

it('sums and numbers that no document explains are named', async () => {
  await database.pool.query(`insert into income_sums (month, currency, invoiced_cents) values ('2026-11-01', 'cad', 1)`)
  await database.pool.query(
    `insert into income_month_sums (month, measure, currency, amount_cents, lines) values
      ('2026-10-01', 'fees', 'usd', 0, 1), ('2026-09-01', 'fees', 'usd', 1, 0), ('2026-09-01', 'fees', 'usd', -1, 0)`,
  )
  await database.pool.query(
    `insert into stored_income_lines (measure, month, happened, day, currency, document, document_uuid, position, amount_cents)
     values ('cost', '2026-08-01', '2026-08-31', '2026-08-31', 'cad', 'bill', '01a22cf5-36f7-7bd3-bc92-15dec15c1ef0', 1, 0)`,
  )
  await database.pool.query(
    `insert into income_thing_sums (kind, thing_uuid, currency, fees_cents) values ('client', '00000000-0000-0000-0000-000000000000', 'cad', 7)`,
  )
  await database.pool.query(
    `insert into task_counts (is_open, priority, tasks) values (true, 2, 1), (false, 1, 1), (false, 1, -1)`,
  )
  await database.pool.query(`update invoice_numbers set last_number = 7 where currency = 'usd'`)
  expect(await verifyBooks(database.kysely)).toEqual([
    'numbers have no gaps: not so 1 times, such as invoices in usd.',
    'net income is the lines of documents: not so 1 times, such as invoiced of 2026-11-01 in cad.',
    'each line of net income is stored once: not so 1 times, such as bill 01a22cf5-36f7-7bd3-bc92-15dec15c1ef0 cost of 2026-08-01.',
    'sums of months are their lines: not so 1 times, such as fees of 2026-10-01 in usd.',
    'sums of clients, subscriptions and assistants are their lines: not so 1 times, such as fees of client 00000000-0000-0000-0000-000000000000 in cad.',
    'tasks are counted as they are: not so 1 times, such as open ones of priority 2.',
  ])
})

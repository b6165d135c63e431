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
  await database.pool.query(`update invoice_numbers set last_number = 7 where currency = 'usd'`)
  expect(await verifyBooks(database.kysely)).toEqual([
    'numbers have no gaps: not so 1 times, such as invoices in usd.',
    'net income is the lines of documents: not so 1 times, such as invoiced of 2026-11-01 in cad.',
  ])
})

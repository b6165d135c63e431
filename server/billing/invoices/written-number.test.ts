import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it.each([
  ['cad', 1],
  ['usd', 99_999],
  ['cad', 1_234_567],
] as const)('the database writes an invoice’s number as the contract does: %s %i', async (currency, number) => {
  const { rows } = await database.pool.query('select written_invoice_number($1, $2) as written', [currency, number])
  expect(rows).toEqual([{ written: invoiceNumber(currency, number) }])
})

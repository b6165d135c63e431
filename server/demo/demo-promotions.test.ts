import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsOf, whyClosed } from '../billing/promotions/check-promotion.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await createDemoAccounts(database.pool)
  await createDemoAccounts(database.pool)
})
afterAll(() => database.close())

test('the demo promotions are there once, some to use and some that say why not', async () => {
  const rows = await database.kysely.selectFrom('promotions').selectAll().orderBy('code').execute()
  const said = rows.map((row) => `${row.code}: ${whyClosed(row, new Date()) ?? termsOf(row).terms}`)
  expect(said).toEqual([
    'FIFTY: $50.00 USD off the first month',
    'HOURS5: 5 free hours in the first month',
    'NEWYEAR: The code NEWYEAR can’t be used yet.',
    'PARTNERS: The code PARTNERS is no longer in use.',
    'SPRING3: 15% off for 3 months',
    'SUMMER: The code SUMMER has expired.',
    'WELCOME10: 10% off the first month',
  ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { addDemoHistory } from './demo-history.ts'
import { generateDemoData } from './generate-demo-data.ts'

const now = new Date('2026-11-20T15:00:00Z')
const log = () => undefined
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await generateDemoData(database.pool, { assistants: 60, seed: 7, now, log })
  await createDemoAccounts(database.pool)
})
afterAll(() => database.close())

it('fills the past with as many entries as asked, on working days that are over, and goes on where it was', async () => {
  expect(await addDemoHistory(database.pool, { entries: 3_000, now, log })).toBe(3_000)
  expect(await addDemoHistory(database.pool, { entries: 3_000, now, log })).toBe(0)
  expect(await addDemoHistory(database.pool, { entries: 4_000, now, log })).toBe(1_000)
  const { rows } = await database.pool.query(
    `select count(*)::int as entries, count(*) filter (where extract(isodow from task_date) > 5)::int as weekends,
       count(*) filter (where task_date >= date_trunc('month', current_date))::int as this_month,
       (sum(seconds) filter (where billable) - (select sum(billable_seconds) from subscription_periods))::int as uncounted
     from time_entries`,
  )
  expect(rows).toEqual([{ entries: 4_000, weekends: 0, this_month: 0, uncounted: 0 }])
})

it('says so where there are too few people for so many entries, and adds none', async () => {
  await expect(addDemoHistory(database.pool, { entries: 1_000_000, now, log })).rejects.toThrow(
    /^So many entries need 399 assistants without an account or work, and there are \d\d\.$/,
  )
  const { rows } = await database.pool.query('select count(*)::int as entries from time_entries')
  expect(rows).toEqual([{ entries: 4_000 }])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await createDemoAccounts(database.pool)
})
afterAll(() => database.close())

test('the demo UTM records count exactly the visits of their log, none before they were made or still to come', async () => {
  const { rows } = await database.pool.query<{ pageviews: number; logged: number; last_seen: Date | null }>(
    `select pageviews, (select count(*) from utm_log where utm_uuid = utms.uuid
       and utm_log.created_date between utms.created_date and now()) as logged, last_seen from utms`,
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { pageviews, logged, last_seen } of rows) {
    expect(logged).toBe(pageviews)
    expect(last_seen === null).toBe(pageviews === 0)
  }
})

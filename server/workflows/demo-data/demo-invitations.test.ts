import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { generateDemoData } from './generate-demo-data.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const now = new Date('2026-11-20T15:00:00Z')
  await generateDemoData(database.pool, { assistants: 300, seed: 7, now, log: () => undefined })
  await createDemoAccounts(database.pool)
  await createDemoAccounts(database.pool)
})
afterAll(() => database.close())

test('the demo assistant is asked for two subscriptions of the second client, once, and one waits for the answer', async () => {
  const { rows } = await database.pool.query(
    `select interest, start_date > current_date as upcoming, company, hours_per_month, client_rate_cents > 0 as priced,
       available_hours_per_month >= monthly_hours_committed as fits
     from va_relationships asked
     join projects on projects.uuid = asked.project_uuid
     join clients on clients.uuid = projects.client_uuid
     join rate_plans on rate_plans.project_uuid = asked.project_uuid
     join assistants on assistants.uuid = asked.virtualassistant_uuid
     join users on users.uuid = assistants.user_uuid
     where users.email = 'va@demo.test' and company = 'Northbank Cycle Works' order by start_date`,
  )
  const common = { upcoming: true, company: 'Northbank Cycle Works', priced: true, fits: true }
  expect(rows).toEqual([
    { ...common, interest: 'asked', hours_per_month: 10 },
    { ...common, interest: 'accepted', hours_per_month: 15 },
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSupplier } from '../testing/rows/add-subscription.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { generateDemoData } from './generate-demo-data.ts'
import { inOrderOfDays } from './in-order-of-days.ts'
import { invitationSteps } from './pay-demo-invitations.ts'

/** Milliseconds, on a busy machine. */
const patience = 180_000
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const now = new Date('2026-11-20T15:00:00Z')
  await generateDemoData(database.pool, { assistants: 300, seed: 7, now, log: () => undefined })
  for (const _ of ['once', 'and again']) {
    await createDemoAccounts(database.pool)
    await inOrderOfDays(await invitationSteps({ database, supplier: testSupplier }))
  }
}, patience)
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

test('each of the two is invoiced for its first period at the rate of its place, with GST, and paid', async () => {
  const { rows } = await database.pool.query(
    `select status, period_start = start_date as first, period_end = invoiced_until as whole,
       subtotal_cents = hours_per_month * client_rate_cents as at_its_rate,
       tax_cents = round(subtotal_cents * 0.05) as gst
     from invoices join projects on projects.uuid = invoices.project_uuid
     join rate_plans on rate_plans.project_uuid = projects.uuid`,
  )
  const paid = { status: 'paid', first: true, whole: true, at_its_rate: true, gst: true }
  expect(rows).toEqual([paid, paid])
})

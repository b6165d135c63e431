import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await createDemoAccounts(database.pool)
})
afterAll(() => database.close())

test('the demo client has something to read, something read, and everybody’s news; nothing is written twice', async () => {
  await createDemoAccounts(database.pool)
  const { rows } = await database.pool.query<{ title: string; read_at: Date | null }>(
    `select title, read_at from notifications where composed and withdrawn_date is null
       and published_date <= now() and ends > now()
       and (user_uuid = (select uuid from users where email = 'client@demo.test')
         or (user_uuid is null and coalesce(role, 'client') = 'client'))`,
  )
  expect(rows).toHaveLength(4)
  expect(rows.filter(({ read_at }) => read_at !== null)).toHaveLength(1)
})

test('staff of the demo see one to come, one over, and who wrote them; and feedback', async () => {
  const { rows } = await database.pool.query(
    `select count(*) filter (where published_date is null and starts > now())::int as scheduled,
       count(*) filter (where ends < now())::int as over,
       count(*) filter (where sender_uuid is null)::int as unsigned,
       (select count(*)::int from product_feedback where user_uuid is not null) as feedback
     from notifications`,
  )
  expect(rows).toEqual([{ scheduled: 1, over: 1, unsigned: 0, feedback: 1 }])
})

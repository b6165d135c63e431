import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('the demo clients have searches to go on with, whole ones, and not twice', async () => {
  await createDemoAccounts(database.pool)
  await createDemoAccounts(database.pool)
  const drafts = await database.kysely.selectFrom('projects').selectAll().orderBy('last_seen', 'desc').execute()
  const criteria = drafts.map((draft) => matchingCriteria.parse(draft.matching_criteria))
  expect(drafts.map(({ project_name }) => project_name)).toEqual(['Books and calendar', 'Shop help', 'Spring campaign'])
  expect(criteria.map(({ rids, hours }) => [rids.length, hours])).toEqual([
    [2, [20, 10]],
    [0, []],
    [1, [15]],
  ])
  expect(drafts.every(({ start_date }) => start_date === null)).toBe(true)
})

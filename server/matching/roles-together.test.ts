import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveSearch, type SearchServer } from '../testing/servers/search-server.ts'
import { countRolesTogether } from './roles-together.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
let server: SearchServer

const [often, rare, seldom] = [14, 16, 20]

async function add(count: number, role_ids: number[]): Promise<void> {
  for (let person = 0; person < count; person += 1)
    await addAssistant(database, { role_ids, available_hours_per_month: 100 })
}

beforeAll(async () => {
  database = await testDatabase()
  await add(4, [often, rare])
  await add(6, [often])
  await add(1, [rare])
  await add(15, [seldom])
  await add(2, [often, seldom])
  server = await serveSearch({ database, clock, visitorSearches: 100 })
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

test('B2.3 roles that assistants have together come with the share of the rarer one, once people are searchable', async () => {
  const together = countRolesTogether({ index: server.index, clock })
  expect(together([often, rare])).toBeNull()
  await server.index.start()
  expect(together([often, rare])).toEqual({ role_ids: [often, rare], share: 0.8 })
  expect(together([rare, often])).toEqual({ role_ids: [rare, often], share: 0.8 })
})

test('B2.3 one role, roles that few have together and roles that nobody has are nothing to tell', () => {
  const together = countRolesTogether({ index: server.index, clock })
  for (const ids of [[], [often], [often, seldom], [rare, seldom], [often, rare, seldom]])
    expect(together(ids)).toBeNull()
})

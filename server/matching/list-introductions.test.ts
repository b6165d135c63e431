import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Introduction } from '@talentplace/contract/matching/introduction.routes'
import { settableClock } from '../platform/clock/clock.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveOperations, type OperationsServer } from '../testing/servers/operations-server.ts'
import { listIntroductionsOperation } from './list-introductions.ts'
import { createSearchIndex, type SearchIndex } from './search-index/search-index.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const roles = [1, 2, 3].map((id) => ({ id, value: `Role ${id}` }))
let database: TestDatabase
let server: OperationsServer
let index: SearchIndex

beforeAll(async () => {
  database = await testDatabase()
  server = await serveOperations({ database, clock }, ({ listener }) => {
    index = createSearchIndex({ database, listener, clock, log: pino({ level: 'silent' }) })
    return [listIntroductionsOperation({ index, roles: () => roles })]
  })
})

afterAll(async () => {
  await index.stop()
  await server.stop()
  await database.close()
})

const introductions = () => call(server.server, 'GET /matching/introductions')
const peopleOf = ({ body }: Awaited<ReturnType<typeof introductions>>) => body.introductions as Introduction[]

it('B2.1 introduces nobody before the search is ready, and says when to ask again', async () => {
  expect(await introductions()).toMatchObject({ status: 503, body: { code: 'search_starting' } })
  await index.start()
  expect((await introductions()).body).toEqual({ introductions: [], count: 0 })
})

it('B2.1 introduces one person a role, nobody twice, by the given name and with the hours they have free', async () => {
  const both = await addAssistant(database, { display_name: 'Ana B.', role_ids: [1, 2], monthly_hours_committed: 12 })
  await addAssistant(database, { display_name: 'Busy C.', role_ids: [3], available_hours_per_month: 19 })
  await addAssistant(database, { display_name: 'Away D.', role_ids: [3], state: 'paused' })
  const second = await addAssistant(database, { display_name: 'Bo-Lin van Es', role_ids: [2] })
  await expect.poll(() => index.size).toBe(3)
  const answer = await introductions()
  expect(peopleOf(answer).map(({ uuid, role }) => [uuid, role.id])).toEqual([
    [both.uuid, 1],
    [second.uuid, 2],
  ])
  expect(peopleOf(answer)[0]).toMatchObject({
    given_name: 'Ana',
    city: 'Toronto',
    free_hours: 28,
    rating: null,
    feedback_count: 0,
  })
  expect(answer.body.count).toBe(3)
  expect(answer.text).not.toContain('Ana B')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { addApplication } from '../testing/rows/add-application.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveSearch, type SearchServer } from '../testing/servers/search-server.ts'

const search = 'rids[]=2&hours[]=10'
let database: TestDatabase
let server: SearchServer

beforeAll(async () => {
  database = await testDatabase()
  for (let made = 0; made < 4; made += 1) await addAssistant(database, { role_ids: [2] })
  server = await serveSearch({ database, clock: systemClock, visitorSearches: 2 })
  await server.index.start()
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

const request = (
  body: unknown,
  options: { token?: string; address?: string; query?: string } = { token: server.token },
) => call(server.server, `POST /matching/availability?${options.query ?? ''}`, { ...options, body })

it('says of whoever hasn’t signed the agreement that they have no hours', async () => {
  const unsigned = await addAssistant(database, {})
  await addApplication(database, { virtualassistant_uuid: unsigned.uuid, state: 'accepted' })
  const { body } = await request([{ virtualAssistant_id: unsigned.id, hours: 10 }])
  expect(body).toMatchObject({ availability: [{ virtualAssistant_id: unsigned.id, isAvailable: 0 }] })
})

it('says of whoever is away that they have no hours', async () => {
  const away = await addAssistant(database, { away_from: '2026-11-24', away_until: '2026-11-30' })
  const { body } = await request([{ virtualAssistant_id: away.id, hours: 10 }])
  expect(body).toMatchObject({ availability: [{ virtualAssistant_id: away.id, isAvailable: 0 }] })
})

it('B3.5 says of each assistant whether the hours are still spare, in the order asked', async () => {
  const free = await addAssistant(database, { available_hours_per_month: 60, monthly_hours_committed: 20 })
  const overbooked = await addAssistant(database, { available_hours_per_month: 20, monthly_hours_committed: 90 })
  const left = await addAssistant(database, { state: 'inactive', available_hours_per_month: 100 })
  const body = [
    { virtualAssistant_id: overbooked.id, hours: 1 },
    { virtualAssistant_id: free.id, hours: 40 },
    { virtualAssistant_id: free.id, hours: 41 },
    { virtualAssistant_id: left.id, hours: 10 },
    { virtualAssistant_id: 99_999, hours: 10 },
  ]
  const answer = await request(body)
  expect(answer.body).toEqual({
    availability: [
      { virtualAssistant_id: overbooked.id, uuid: overbooked.uuid, isAvailable: 0, lost_role_ids: [] },
      { virtualAssistant_id: free.id, uuid: free.uuid, isAvailable: 1, lost_role_ids: [] },
      { virtualAssistant_id: free.id, uuid: free.uuid, isAvailable: 0, lost_role_ids: [] },
      { virtualAssistant_id: left.id, uuid: null, isAvailable: 0, lost_role_ids: [] },
      { virtualAssistant_id: 99_999, uuid: null, isAvailable: 0, lost_role_ids: [] },
    ],
  })
  expect((await request([])).body).toEqual({ availability: [] })
})

const wanted = (virtualAssistant_id: number, role_ids: number[]) => ({ virtualAssistant_id, hours: 10, role_ids })

it('says which of the roles someone is wanted for they don’t have, and nothing of whom clients can’t find', async () => {
  const person = await addAssistant(database, { role_ids: [4, 5] })
  const left = await addAssistant(database, { role_ids: [2], state: 'lost' })
  const { body } = await request([wanted(person.id, [3, 4, 5, 7]), wanted(left.id, [2, 3])])
  expect(body['availability']).toMatchObject([
    { uuid: person.uuid, isAvailable: 1, lost_role_ids: [3, 7] },
    { uuid: null, lost_role_ids: [] },
  ])
})

it('B3.5 refuses what is no list of assistants and hours', async () => {
  for (const body of [
    {},
    [{ virtualAssistant_id: 1 }],
    [{ virtualAssistant_id: 1, hours: 0 }],
    [{ virtualAssistant_id: 'x', hours: 10 }],
  ]) {
    expect((await request(body)).status).toBe(400)
  }
})

it('tells a visitor of those alone whom their search shows them', async () => {
  const address = '203.0.113.9'
  const list = await call(server.server, `GET /matching/vasearch?${search}`, { token: server.token })
  const people = list.body.assistants as { id: number }[]
  expect(people).toHaveLength(4)
  const statuses = await Promise.all(
    people.map(({ id }) => request([{ virtualAssistant_id: id, hours: 10 }], { address, query: search })),
  )
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 401])
  expect(statuses[3]?.body).toMatchObject({ code: 'sign_in_to_see' })
  const both = people.slice(2).map(({ id }) => ({ virtualAssistant_id: id, hours: 10 }))
  expect((await request(both, { address, query: search })).status).toBe(401)
  expect((await request([{ virtualAssistant_id: 2_000_000, hours: 10 }], { address, query: search })).status).toBe(401)
})

it('counts a visitor’s questions among their searches: one for each search, however often it is asked', async () => {
  const address = '203.0.113.10'
  const requested = [search, search, 'rids[]=2&hours[]=11', 'rids[]=2&hours[]=12', search]
  const statuses: number[] = []
  for (const query of requested) statuses.push((await request([], { address, query })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})

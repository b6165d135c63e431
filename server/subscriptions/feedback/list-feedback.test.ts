import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveSearch, type SearchServer } from '../../testing/servers/search-server.ts'

let database: TestDatabase
let server: SearchServer
let subject: string
let other: string

const at = (day: number) => new Date(Date.UTC(2026, 9, day))

beforeAll(async () => {
  database = await testDatabase()
  subject = (await addAssistant(database, { role_ids: [1] })).uuid
  other = (await addAssistant(database, { role_ids: [2] })).uuid
  server = await serveSearch({ database, clock: systemClock, visitorSearches: 2 })
  await server.index.start()
  await database.kysely
    .insertInto('feedback')
    .values([
      {
        subject_uuid: subject,
        rating: 5,
        message: 'Old',
        display_name: 'Harbour Foods',
        status: 'shown',
        created_date: at(1),
      },
      {
        subject_uuid: subject,
        rating: 4,
        message: 'New',
        display_name: 'Pine Legal',
        status: 'shown',
        created_date: at(3),
      },
      {
        subject_uuid: subject,
        rating: 4,
        message: 'Middle',
        display_name: 'Pine Legal',
        status: 'shown',
        created_date: at(2),
      },
      {
        subject_uuid: subject,
        rating: 5,
        message: '',
        display_name: 'Says nothing',
        status: 'shown',
        created_date: at(4),
      },
      {
        subject_uuid: subject,
        rating: 1,
        message: 'Waits',
        display_name: 'Not yet read',
        status: 'pending',
        created_date: at(5),
      },
      {
        subject_uuid: subject,
        rating: 1,
        message: 'Hidden',
        display_name: 'Taken down',
        status: 'hidden',
        created_date: at(6),
      },
      {
        subject_uuid: other,
        rating: 5,
        message: 'Elsewhere',
        display_name: 'Someone',
        status: 'shown',
        created_date: at(7),
      },
    ])
    .execute()
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

async function messages(query: string) {
  const { body } = await call(server.server, `GET /feedback?${query}`, { token: server.token })
  return { count: body.count, messages: (body.feedback as { message: string }[]).map(({ message }) => message) }
}

it('B5.7 lists what is shown and says something, newest first', async () => {
  expect(await messages(`subject_uuid=${subject}`)).toEqual({ count: 3, messages: ['New', 'Middle', 'Old'] })
  const { body } = await call(server.server, `GET /feedback?subject_uuid=${subject}&pagination.limit=1`, {
    token: server.token,
  })
  expect(body.feedback).toEqual([
    {
      uuid: expect.any(String),
      rating: 4,
      message: 'New',
      display_name: 'Pine Legal',
      created_date: '2026-10-03T00:00:00.000Z',
      reply: null,
    },
  ])
})

it('B5.7 pages, and sorts oldest first on request', async () => {
  expect(await messages(`subject_uuid=${subject}&pagination.limit=2&pagination.offset=2`)).toEqual({
    count: 3,
    messages: ['Old'],
  })
  expect(
    (await messages(`subject_uuid=${subject}&pagination.sortBy[]=created_date&pagination.sortDesc[]=false`)).messages,
  ).toEqual(['Old', 'Middle', 'New'])
})

it('B5.7 has an empty list for nobody, and refuses what is no id', async () => {
  expect(await messages('subject_uuid=0190aaaa-0000-7000-8000-000000000000')).toEqual({ count: 0, messages: [] })
  expect((await call(server.server, 'GET /feedback?least_rating=6')).status).toBe(400)
  expect((await call(server.server, 'GET /feedback?subject_uuid=17')).status).toBe(400)
})

it('B7.1 lists what is said about whomever, and only so many stars on request', async () => {
  expect(await messages('')).toEqual({ count: 4, messages: ['Elsewhere', 'New', 'Middle', 'Old'] })
  expect(await messages('least_rating=5')).toEqual({ count: 2, messages: ['Elsewhere', 'Old'] })
})

const asVisitor = (query: string, address: string) => call(server.server, `GET /feedback?${query}`, { address })

it('B5.7 tells a visitor of those alone whom their search shows them', async () => {
  const address = '203.0.113.21'
  const search = 'rids[]=1&hours[]=10'
  expect((await asVisitor(`subject_uuid=${subject}&${search}`, address)).body.count).toBe(3)
  for (const query of [`subject_uuid=${other}&${search}`, `subject_uuid=${other}&rids[]=3`]) {
    expect(await asVisitor(query, address)).toMatchObject({ status: 401, body: { code: 'sign_in_to_see' } })
  }
  expect((await asVisitor(`subject_uuid=${subject}&rids[]=4`, address)).status).toBe(429)
})

it('B7.1 shows a visitor the last three about whomever, whatever page they ask for', async () => {
  const { body } = await asVisitor(
    'pagination.offset=1&pagination.limit=50&pagination.sortDesc[]=false',
    '203.0.113.22',
  )
  expect((body.feedback as { message: string }[]).map(({ message }) => message)).toEqual(['Elsewhere', 'New', 'Middle'])
})

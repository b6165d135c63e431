import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { settableClock } from '../platform/clock/clock.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveSearch, type SearchServer } from '../testing/servers/search-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const weekdayMornings = 0b000_000_001_001_001_001_001

let database: TestDatabase
let server: SearchServer
const people: { id: number; uuid: string }[] = []
let full: { id: number; uuid: string }
let paused: { id: number; uuid: string }

beforeAll(async () => {
  database = await testDatabase()
  full = await addAssistant(database, {
    display_name: 'Zoë Q.',
    bio: 'Keeps books.',
    role_ids: [14, 1],
    skill_ids: [3, 1],
    tool_ids: [2],
    industry_ids: [5],
    course_ids: [41, 1],
    self_identification_ids: [4, 11, 12],
    self_identification_agreed_date: new Date('2026-01-01T00:00:00Z'),
    timezone: 'America/Vancouver',
    availability: weekdayMornings,
    available_hours_per_month: 100,
    monthly_hours_committed: 40,
    rating_sum: 19,
    feedback_count: 4,
  })
  for (let made = 0; made < 4; made += 1) people.push(await addAssistant(database, { role_ids: [2] }))
  paused = await addAssistant(database, { role_ids: [1], state: 'paused' })
  server = await serveSearch({ database, clock, visitorSearches: 2 })
  await server.index.start()
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

async function open(uuid: string, query = '', options: { token?: string; address?: string } = { token: server.token }) {
  const answer = await call(server.server, `GET /matching/assistants/${uuid}?${query}`, options)
  return { ...answer, assistant: answer.body.assistant as AssistantProfile }
}

describe('a signed-in person', () => {
  it('B5.6 sees the whole profile of anybody who can be found', async () => {
    const { assistant, body } = await open(full.uuid)
    expect(assistant).toMatchObject({
      id: full.id,
      uuid: full.uuid,
      display_name: 'Zoë Q.',
      bio: 'Keeps books.',
      role_ids: '14,1',
      va_rating: 0.95,
      feedback_count: 4,
      available_hours_per_month: 100,
      monthly_hours_committed: 40,
      timezone: 'America/Vancouver',
      timezone_offset: -420,
      match: null,
      overlap: null,
      now: '2026-11-20T15:00:00.000Z',
      next_change: null,
    })
    expect(assistant.roles.split(/,(?! )/)).toHaveLength(2)
    expect([
      assistant.skills.map(({ id }) => id),
      assistant.tools.map(({ id }) => id),
      assistant.industries.map(({ id }) => id),
    ]).toEqual([[3, 1], [2], [5]])
    expect(assistant.va_availabilities).toEqual(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `${day}_morning`),
    )
    expect(body.categories).toEqual([
      { id: 1, name: expect.any(String), role_ids: [1] },
      { id: expect.any(Number), name: expect.any(String), role_ids: [14] },
    ])
  })

  it('B5.3 sees courses with their badges, and self-identification without what is hidden', async () => {
    const { assistant } = await open(full.uuid)
    expect(assistant.vg_academy_courses.map(({ id, badge_image }) => [id, badge_image])).toEqual([
      [1, 1],
      [41, 41],
    ])
    expect(assistant.self_identifications.map(({ id }) => id)).toEqual([4])
  })

  it('B5.3 sees the languages they speak, best first', async () => {
    const { uuid } = await addAssistant(database, {
      role_ids: [60],
      language_ids: [1, 3, 2],
      language_levels: [2, 1, 3],
    })
    expect((await open(uuid)).assistant.languages).toEqual([
      { id: 2, code: 'fr', value: 'French', level: 'native' },
      { id: 1, code: 'en', value: 'English', level: 'fluent' },
      { id: 3, code: 'es', value: 'Spanish', level: 'working' },
    ])
  })

  it('B5.6 sees the categories asked for by cids', async () => {
    expect((await open(full.uuid, 'cids[]=1')).body.categories).toMatchObject([{ id: 1, role_ids: [1] }])
    expect((await open(full.uuid, 'cids[]=77777')).body.categories).toEqual([])
  })

  it("sees the overlap in the viewer's clock", async () => {
    const { assistant } = await open(full.uuid, 'viewer_timezone=America/Toronto')
    // 8 to 12 in Vancouver (-7) is 10 to 14 in Toronto (-5).
    expect(assistant.overlap).toMatchObject({
      timezone: 'America/Toronto',
      timezone_offset: -300,
      working_half_hours: 5 * 8,
    })
    expect((await open(full.uuid, 'timezone=America/Regina')).assistant.overlap?.timezone).toBe('America/Regina')
    expect((await open(full.uuid, 'viewer_timezone=Unknown')).assistant.overlap).toBeNull()
    expect((await open(full.uuid, 'viewer_timezone=Mars/Base')).status).toBe(400)
  })

  it("sees the match under the page's search, the same as in the list", async () => {
    const search = 'rids[]=1&hours[]=20&want_sids[]=1&timezone=America/Toronto'
    const list = await call(server.server, `GET /matching/vasearch?${search}`, { token: server.token })
    const { assistant } = await open(full.uuid, search)
    expect(list.body.assistants).toMatchObject([{ uuid: full.uuid, match: assistant.match }])
    expect(assistant.match?.score).toBeGreaterThan(0)
    expect((await open(full.uuid, 'rids[]=1&hours[]=61')).assistant.match).toBeNull()
    expect((await open(full.uuid, 'rids[]=1')).assistant.match).toBeNull()
  })

  it("gets 404 for nobody and for someone who can't be found", async () => {
    for (const uuid of ['0190aaaa-0000-7000-8000-000000000000', paused.uuid]) {
      expect([(await open(uuid)).status, (await open(uuid)).body.code]).toEqual([404, 'not_found'])
    }
    expect((await open('not-a-uuid')).status).toBe(400)
  })
})

describe('a visitor', () => {
  const search = 'rids[]=2&hours[]=10'

  it('B5.1 sees the first three of their search, without a surname, and is told to sign in for others', async () => {
    const address = '203.0.113.1'
    const list = await call(server.server, `GET /matching/vasearch?${search}`, { address })
    const viewOf = (list.body.assistants as { uuid: string }[]).map(({ uuid }) => uuid)
    const answers = await Promise.all(people.map(({ uuid }) => open(uuid, search, { address })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(({ uuid }) => (viewOf.includes(uuid) ? 200 : 401)))
    expect(answers.find(({ status }) => status === 200)?.assistant.display_name).toBe('Maya')
    expect(answers.find(({ status }) => status === 401)?.body).toEqual({
      code: 'sign_in_to_see',
      message: 'Sign in to see all 4 candidates',
      count: 4,
    })
  })

  it('B5.1 gets nobody by an offset, another page size, or without a search', async () => {
    const address = '203.0.113.2'
    const fourth = (
      await call(server.server, `GET /matching/vasearch?${search}&pagination.offset=3`, { token: server.token })
    ).body.assistants as { uuid: string }[]
    const uuid = fourth[0]?.uuid ?? ''
    for (const query of [`${search}&pagination.offset=3`, `${search}&pagination.limit=100`]) {
      expect((await open(uuid, query, { address })).status).toBe(401)
    }
    expect((await open(full.uuid, '', { address })).body).toMatchObject({ code: 'sign_in_to_see', count: 0 })
  })

  it('spends no new search on the profiles of one list, and one on each other search', async () => {
    const address = '203.0.113.3'
    const uuid = people[0]?.uuid ?? ''
    const statuses: number[] = []
    for (const query of [
      search,
      `${search}&viewer_timezone=America/Toronto&cids[]=1`,
      'rids[]=2&hours[]=11',
      'rids[]=2&hours[]=12',
    ]) {
      statuses.push((await open(uuid, query, { address })).status)
    }
    expect(statuses.slice(0, 3)).not.toContain(429)
    expect(statuses[3]).toBe(429)
  })
})

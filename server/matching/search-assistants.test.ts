import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { settableClock } from '../platform/clock/clock.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveSearch, type SearchServer } from '../testing/servers/search-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const mornings = 0b000_000_001_001_001_001_001
const officeHours = 0b000_000_011_011_011_011_011

let database: TestDatabase
let server: SearchServer
const people: Record<string, { id: number; uuid: string }> = {}

beforeAll(async () => {
  database = await testDatabase()
  people.both = await addAssistant(database, {
    display_name: 'Ana B.',
    role_ids: [1, 2],
    available_hours_per_month: 30,
    availability: officeHours,
  })
  people.skilled = await addAssistant(database, {
    role_ids: [1],
    skill_ids: [1, 2, 3],
    tool_ids: [1, 2, 3, 4],
    availability: mornings,
    self_identification_ids: [1, 12],
    self_identification_agreed_date: new Date('2026-01-01T00:00:00Z'),
  })
  people.reviewed = await addAssistant(database, { role_ids: [1], rating_sum: 50, feedback_count: 10 })
  people.badlyReviewed = await addAssistant(database, { role_ids: [1], rating_sum: 20, feedback_count: 10 })
  people.west = await addAssistant(database, {
    role_ids: [2],
    timezone: 'America/Vancouver',
    available_hours_per_month: 100,
    monthly_hours_committed: 20,
    availability: officeHours,
  })
  people.paused = await addAssistant(database, { role_ids: [1, 2], state: 'paused' })
  people.overbooked = await addAssistant(database, {
    role_ids: [3],
    available_hours_per_month: 10,
    monthly_hours_committed: 50,
  })
  server = await serveSearch({ database, clock, visitorSearches: 3 })
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

async function search(
  query: string,
  options: { token?: string; address?: string; language?: string } = { token: server.token },
) {
  const answer = await call(server.server, `GET /matching/vasearch?${query}`, options)
  const assistants = (answer.body.assistants ?? []) as RankedCandidate[]
  return { ...answer, assistants, ids: assistants.map(({ id }) => id) }
}

const reason = (candidate: RankedCandidate | undefined, code: string) =>
  candidate?.match.reasons.find((each) => each.code === code)

describe('before the index is ready', () => {
  it('only the search answers 503 with Retry-After, other calls work', async () => {
    const answer = await search('rids[]=1&hours[]=10')
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'search_starting', '1'])
    const uuid = people.both?.uuid
    expect((await call(server.server, `GET /matching/assistants/${uuid}`, { token: server.token })).status).toBe(200)
    await server.index.start()
    expect((await search('rids[]=1&hours[]=10')).status).toBe(200)
  })
})

/** Of rows by their ids, which may be texts. */
const names = async (table: 'roles' | 'skills', column: 'value' | 'value_fr', ids: readonly unknown[]) => {
  const { rows } = await database.pool.query<{ id: number; name: string }>(`select id, ${column} as name from ${table}`)
  return ids.map((id) => rows.find((row) => row.id === Number(id))?.name)
}

it('B4.6 tells a reader of French names and reasons in French, and one of English beside them in English', async () => {
  const query =
    'rids[]=1&rids[]=2&hours[]=10&hours[]=10&want_sids[]=1&want_sids[]=9999&want_tids[]=1&timezone=America/Toronto'
  const texts = async (language: string) => {
    const { assistants } = await search(query, { token: server.token, language })
    const skilled = assistants.find(({ id }) => id === people.skilled?.id)
    return { ...skilled, reasons: skilled?.match.reasons.map(({ text }) => text) ?? [] }
  }
  const [french, english] = await Promise.all([texts('fr-CA'), texts('en-CA')])
  const roleIds = (english.role_ids ?? '').split(',')
  expect(french.roles?.split(',')).toEqual(await names('roles', 'value_fr', roleIds))
  expect(english.roles?.split(',')).toEqual(await names('roles', 'value', roleIds))
  const skillIds = english.skills?.map(({ id }) => id) ?? []
  expect(skillIds).not.toEqual([])
  expect(french.skills?.map(({ value }) => value)).toEqual(await names('skills', 'value_fr', skillIds))
  expect(english.skills?.map(({ value }) => value)).toEqual(await names('skills', 'value', skillIds))
  expect(french.reasons[0]).toBe(`${french.roles?.split(',')[0]}, son rôle principal · 1 de vos 2 rôles`)
  expect(english.reasons[0]).toBe(`${english.roles?.split(',')[0]}, their main role · 1 of your 2 roles`)
  expect(french.reasons.join()).toMatch(
    /compétences clés?, .*1 sur 2 compétences.*de votre journée de travail.*\d\u00a0h libres,Arrivée récente/,
  )
  expect(english.reasons.join()).toMatch(/key skills?, .*1 of 2 skills.*h of your working day.*\d h free,New here/)
})

describe('reasons=codes', () => {
  const query = 'rids[]=1&hours[]=10&want_sids[]=1&timezone=America/Toronto'

  it('answers the points by their codes in place of the reasons, and the rest as ever', async () => {
    const [full, codes] = [await search(query), await search(`${query}&reasons=codes`)]
    expect((await search(`${query}&reasons=full`)).body).toEqual(full.body)
    expect(codes.ids).toEqual(full.ids)
    for (const [at, { match }] of codes.assistants.entries()) {
      const { reasons, ...told } = full.assistants[at]?.match ?? {}
      const points = Object.fromEntries((reasons ?? []).map((each) => [each.code, each.points]))
      expect(match).toEqual({ ...told, reasons: [], points })
      expect(Object.values(points).reduce((sum, each) => sum + each, 0)).toBe(match.score)
    }
  })

  it('answers visitors likewise, and refuses other words', async () => {
    const visitor = await search(`${query}&reasons=codes`, { address: '203.0.113.77' })
    expect(visitor.assistants[0]?.match).toMatchObject({ reasons: [], points: { skills: expect.any(Number) } })
    expect((await search(`${query}&reasons=none`)).status).toBe(400)
  })
})

describe('who is found', () => {
  it('B4.7 answers the empty list when hours and roles differ in number', async () => {
    expect((await search('rids[]=1&rids[]=2&hours[]=10')).body).toEqual({
      assistants: [],
      count: 0,
      role_counts: [
        { role_id: 1, count: 0 },
        { role_id: 2, count: 0 },
      ],
    })
    expect((await search('')).body).toEqual({ assistants: [], count: 0, role_counts: [] })
  })

  it('B4.7 counts a role for people with the role and the spare hours', async () => {
    const { body } = await search('rids[]=1&rids[]=2&hours[]=35&hours[]=80')
    expect([body.count, body.role_counts]).toEqual([
      4,
      [
        { role_id: 1, count: 3 },
        { role_id: 2, count: 1 },
      ],
    ])
    expect((await search('rids[]=2&hours[]=81')).body.count).toBe(0)
    expect((await search('rids[]=3&hours[]=1')).body.count).toBe(0)
  })

  it('B4.7 asks for all roles and the sum of their hours when matchAnyRole is false', async () => {
    expect((await search('rids[]=1&rids[]=2&hours[]=15&hours[]=15&matchAnyRole=false')).ids).toEqual([people.both?.id])
    expect((await search('rids[]=1&rids[]=2&hours[]=15&hours[]=16&matchAnyRole=false')).ids).toEqual([])
  })

  it('B4.8 narrows people and count to the focused roles, but not the counts per role', async () => {
    const { body, ids } = await search('rids[]=1&rids[]=2&hours[]=10&hours[]=10&focusedRid[]=2')
    expect(new Set(ids)).toEqual(new Set([people.both?.id, people.west?.id]))
    expect([body.count, body.role_counts]).toEqual([
      2,
      [
        { role_id: 1, count: 4 },
        { role_id: 2, count: 2 },
      ],
    ])
    const outside = await search('rids[]=1&hours[]=10&focusedRid[]=2')
    expect(outside.body).toEqual({ assistants: [], count: 0, role_counts: [{ role_id: 1, count: 4 }] })
  })

  it('filters by clocks within a range of the zone, and by none without a range', async () => {
    expect((await search('rids[]=2&hours[]=10&timezone=America/Toronto&offset_range=60')).ids).toEqual([
      people.both?.id,
    ])
    // Vancouver keeps -7 this winter: two hours from Toronto.
    expect((await search('rids[]=2&hours[]=10&timezone=America/Toronto&offset_range=120')).ids).toHaveLength(2)
    expect((await search('rids[]=2&hours[]=10&timezone=America/Toronto')).ids).toHaveLength(2)
    expect((await search('rids[]=2&hours[]=10&timezone=Unknown&offset_range=0')).ids).toHaveLength(2)
  })

  it('filters by skills, tools and shown self-identification; hidden ones and unknown ids match nobody', async () => {
    for (const [filter, found] of [
      ['sids[]=2', 1],
      ['tids[]=4&sids[]=900', 0],
      ['tids[]=4', 1],
      ['self_identifications=1', 1],
      ['self_identifications=12', 0],
      ['self_identifications=12,1', 1],
    ] as const) {
      expect([filter, (await search(`rids[]=1&hours[]=10&${filter}`)).body.count]).toEqual([filter, found])
    }
    expect((await search('rids[]=99999&hours[]=10')).body).toEqual({
      assistants: [],
      count: 0,
      role_counts: [{ role_id: 99999, count: 0 }],
    })
  })
})

const skillsOf = (person: RankedCandidate | undefined) => person?.skills.map(({ id }) => id)
const toolsOf = (person: RankedCandidate | undefined) => person?.tools.map(({ id }) => id)
/** What the search for the first role lists of the skilled person. */
const listed = async (query: string) => {
  const { assistants } = await search(`rids[]=1&hours[]=10&${query}`)
  return assistants.find(({ id }) => id === people.skilled?.id)
}

describe('what is listed of a person', () => {
  it('B4.6 is what a card shows: of skills and tools those asked for, in that order, and how many there are', async () => {
    const person = await listed(
      'want_sids[]=9&want_sids[]=3&sids[]=2&want_tids[]=4&want_tids[]=3&want_tids[]=2&want_tids[]=1',
    )
    expect([skillsOf(person), person?.skill_count]).toEqual([[3, 2], 3])
    expect([toolsOf(person), person?.tool_count]).toEqual([[4, 3, 2], 4])
    expect(Object.keys(person ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(blurb|industries|va_availabilities|country|timezone)$/)]),
    )
  })

  it('B4.6 where nothing of a kind was asked for, what is key to the role', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select skill_id as id from role_skills where role_id = 1 and weight >= 1 and skill_id <= 3 order by skill_id',
    )
    const person = await listed('want_tids[]=1')
    expect([skillsOf(person), toolsOf(person)]).toEqual([rows.map(({ id }) => id), [1]])
    expect(rows).not.toHaveLength(0)
  })
})

describe('bad input', () => {
  it('is refused with 400 at its field', async () => {
    const twenty = Array.from({ length: 21 }, (_, index) => `rids[]=${index + 1}&hours[]=10`).join('&')
    for (const [query, field] of [
      [twenty, 'rids'],
      ['rids[]=1&rids[]=1&hours[]=10&hours[]=10', 'rids'],
      ['rids[]=1&hours[]=10&timezone=America/Nowhere', 'timezone'],
      ['rids[]=1&hours[]=-5', 'hours.0'],
      ['rids[]=1&hours[]=10.5', 'hours.0'],
      ['rids[]=1&hours[]=10&offset_range=1441', 'offset_range'],
      ['rids[]=one&hours[]=10', 'rids.0'],
      ['rids[]=1&hours[]=10&availabilities[]=monday_night', 'availabilities.0'],
      [`rids[]=1&hours[]=10&timezone=${'A'.repeat(10_000)}`, 'timezone'],
    ] as const) {
      const { status, body } = await search(query)
      expect([field, status, body.code, Object.keys(body.fields ?? {})]).toEqual([field, 400, 'invalid', [field]])
    }
  })
})

describe('ranking', () => {
  const full =
    'rids[]=1&hours[]=10&want_sids[]=1&want_sids[]=2&want_sids[]=9&want_tids[]=1&want_tids[]=2&want_tids[]=3&timezone=America/Toronto&availabilities[]=monday_morning&availabilities[]=sunday_evening'

  it('explains each place: the points of the reasons add up to the score, in their order, of 100', async () => {
    const { assistants } = await search(full)
    expect(assistants.map(({ match }) => match.score)).toEqual(
      assistants.map(({ match }) => match.reasons.reduce((sum, { points }) => sum + points, 0)),
    )
    for (const { match } of assistants) {
      expect(match.reasons.map(({ code }) => code)).toEqual([
        'roles',
        'expertise',
        'skills',
        'tools',
        'overlap',
        'availabilities',
        'hours',
        'reviews',
      ])
      expect(match.reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100)
    }
    expect(assistants[0]?.id).toBe(people.skilled?.id)
    expect(assistants[0]?.match.reasons.map(({ text, points, of }) => [text, points, of])).toEqual([
      ['General virtual assistant, their main role', 10, 10],
      ['3 of 10 key skills, 0 key tools', 2, 13],
      ['2 of 3 skills', 9, 17],
      ['QuickBooks Online, QuickBooks Desktop and 1 more', 17, 17],
      ['3 h of your working day', 11, 15],
      ['1 of 2 times you asked for', 2, 17],
      ['40 h free', 5, 5],
      ['New here', 3, 6],
    ])
    expect(assistants[0]?.match.overlap).toEqual([5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('leaves out the parts that were not asked for and shares their weight', async () => {
    const { assistants } = await search('rids[]=1&rids[]=2&hours[]=10&hours[]=10')
    const both = assistants.find(({ id }) => id === people.both?.id)
    expect(both?.match.reasons.map(({ code, of }) => [code, of])).toEqual([
      ['roles', 30],
      ['expertise', 37],
      ['hours', 15],
      ['reviews', 18],
    ])
    expect(reason(both, 'roles')?.text).toBe('General virtual assistant, their main role · 2 of your 2 roles')
    expect(both?.match.overlap).toBeNull()
  })

  it('ranks good reviews above none and none above bad ones, so that new people get seen', async () => {
    const { ids, assistants } = await search('rids[]=1&hours[]=10')
    const place = (who: string) => ids.indexOf(people[who]?.id ?? 0)
    const points = ['reviewed', 'skilled', 'badlyReviewed'].map(
      (who) => reason(assistants[place(who)], 'reviews')?.points,
    )
    expect(points).toEqual([15, 10, 0])
    expect(place('reviewed')).toBeLessThan(place('badlyReviewed'))
    expect(reason(assistants[place('reviewed')], 'reviews')?.text).toBe('Well reviewed by clients')
    expect(reason(assistants[place('badlyReviewed')], 'reviews')?.text).toBe('Reviewed by clients')
  })

  it('never reads self-identification', async () => {
    const { assistants } = await search(`${full}&self_identifications=1`)
    const unfiltered = await search(full)
    expect(assistants[0]?.match).toEqual(unfiltered.assistants.find(({ id }) => id === assistants[0]?.id)?.match)
    expect(JSON.stringify(unfiltered.body)).not.toContain('self_identification')
  })

  it('keeps the order all day, and gives equals turns on other days', async () => {
    const equals: { id: number }[] = []
    for (let made = 0; made < 12; made += 1) equals.push(await addAssistant(database, { role_ids: [40] }))
    const heard = new Promise<void>((resolve) =>
      server.index.onApplied((ids) => ids !== 'all' && ids.includes(equals.at(-1)?.id ?? 0) && resolve()),
    )
    await database.pool.query('update assistants set bio = bio where id = $1', [equals.at(-1)?.id])
    await heard
    const today = await search('rids[]=40&hours[]=10')
    expect((await search('rids[]=40&hours[]=10')).ids).toEqual(today.ids)
    clock.set(new Date('2026-11-21T00:00:01Z'))
    const tomorrow = await search('rids[]=40&hours[]=10')
    clock.set(new Date('2026-11-20T15:00:00Z'))
    expect(tomorrow.ids).not.toEqual(today.ids)
    expect(tomorrow.ids.toSorted()).toEqual(today.ids.toSorted())
  })

  it('pages without repeating or losing anybody', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => search(`rids[]=1&hours[]=10&pagination.limit=2&pagination.offset=${offset}`)),
    )
    const all = await search('rids[]=1&hours[]=10')
    expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids)
  })
})

describe('a visitor', () => {
  it('B4.1 gets three people without surnames whatever the page, and the true counts', async () => {
    const page = await search('rids[]=1&rids[]=2&hours[]=10&hours[]=10&pagination.limit=100&pagination.offset=50', {
      address: '198.51.100.1',
    })
    expect(page.ids).toHaveLength(3)
    expect([page.body.count, page.body.role_counts]).toEqual([
      5,
      [
        { role_id: 1, count: 4 },
        { role_id: 2, count: 2 },
      ],
    ])
    expect(page.assistants.map(({ display_name }) => display_name)).toEqual(expect.arrayContaining(['Ana', 'Maya']))
    const signedIn = await search('rids[]=1&rids[]=2&hours[]=10&hours[]=10')
    expect(page.ids).toEqual(signedIn.ids.slice(0, 3))
  })

  it('makes a limited number of distinct searches an hour; another page or order of the same is no other search', async () => {
    const address = '198.51.100.2'
    const first = 'rids[]=1&rids[]=2&hours[]=10&hours[]=20'
    const statuses: number[] = []
    for (const query of [
      first,
      `${first}&pagination.offset=12`,
      'rids[]=2&rids[]=1&hours[]=20&hours[]=10',
      'rids[]=1&hours[]=10',
      'rids[]=1&hours[]=11',
      'rids[]=1&hours[]=12',
      first,
    ]) {
      statuses.push((await search(query, { address })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
    const rejected = await call(server.server, 'GET /matching/vasearch?rids[]=1&hours[]=12', { address })
    expect(rejected.body).toMatchObject({
      code: 'too_many_searches',
      message: expect.stringContaining('Create an account or sign in'),
    })
    expect((await search('rids[]=1&hours[]=12')).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Insertable } from 'kysely'
import { searchQuery, type RankedCandidate } from '@talentplace/contract/matching/search.routes'
import type { Tables } from '../platform/database/tables.ts'
import { availabilitiesOf, availabilityMask } from '../rules/working-overlap.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { buildIndex } from './search-index/build-index.ts'
import type { BuiltIndex } from './search-index/built-index.ts'

const now = new Date('2026-11-20T15:00:00Z')
const executiveAssistant = 2
const bookkeeper = 14
const english = 1
const french = 2
const spanish = 3
const bookkeepersSkills = [131, 132, 133, 134, 135, 136, 137, 138, 139, 140]
const bookkeepersTools = [1, 2, 3, 4, 5, 6, 7, 8, 9]

let database: TestDatabase
let index: BuiltIndex

type About = Partial<Insertable<Tables['assistants']>>

/** Everybody who can be found from now on: these people and nobody else, each by a name. */
async function people(named: Record<string, About>): Promise<(query: object) => Found> {
  await database.pool.query('delete from assistants')
  const names = new Map<number, string>()
  for (const [name, about] of Object.entries(named)) names.set((await addAssistant(database, about)).id, name)
  const built = await buildIndex(database, now, 1)
  if (built === 'no room') throw new Error('no room for a few people')
  index = built
  return (query) => {
    const assistants = index.search(searchQuery.parse(query), now).candidates()
    return {
      order: assistants.map(({ id }) => names.get(id) ?? ''),
      of: (name) => assistants.find(({ id }) => names.get(id) === name),
    }
  }
}

interface Found {
  readonly order: string[]
  of(name: string): RankedCandidate | undefined
}

const reason = (candidate: RankedCandidate | undefined, code: string) =>
  candidate?.match.reasons.find((each) => each.code === code)
const score = (candidate: RankedCandidate | undefined) => candidate?.match.score ?? 0

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Better than most in all but what a search names. */
const bestOtherwise = {
  role_ids: [bookkeeper],
  skill_ids: bookkeepersSkills.slice(0, 7),
  tool_ids: bookkeepersTools.slice(1, 5),
  rating_sum: 150,
  feedback_count: 30,
  available_hours_per_month: 100,
}

describe('B4 a score tells people apart', () => {
  it('puts a main role above a side role, other things equal', async () => {
    const search = await people({
      side: { role_ids: [executiveAssistant, bookkeeper] },
      main: { role_ids: [bookkeeper, executiveAssistant] },
    })
    const found = search({ rids: [bookkeeper], hours: [10] })
    expect(found.order).toEqual(['main', 'side'])
    expect(['main', 'side'].map((name) => reason(found.of(name), 'roles')?.text)).toEqual([
      'Bookkeeper, their main role',
      'Bookkeeper, one of their roles',
    ])
  })

  it("puts whoever knows more of the role's own skills and tools higher, and says how much", async () => {
    const about = { role_ids: [bookkeeper] }
    const search = await people({
      nothing: { ...about, skill_ids: [1, 2, 3], tool_ids: [400] },
      some: { ...about, skill_ids: bookkeepersSkills.slice(0, 4), tool_ids: bookkeepersTools.slice(0, 1) },
      most: { ...about, skill_ids: bookkeepersSkills.slice(0, 9), tool_ids: bookkeepersTools.slice(0, 7) },
    })
    const found = search({ rids: [bookkeeper], hours: [10] })
    expect(found.order).toEqual(['most', 'some', 'nothing'])
    expect(found.order.map((name) => reason(found.of(name), 'expertise'))).toEqual([
      { code: 'expertise', text: '9 of 10 key skills, 5+ key tools', points: 34, of: 37 },
      { code: 'expertise', text: '4 of 10 key skills, 1 key tool', points: 12, of: 37 },
      { code: 'expertise', text: '0 of 10 key skills, 0 key tools', points: 0, of: 37 },
    ])
  })

  it('puts whoever lacks a named tool below all who have it, other things equal, up to twelve tools', async () => {
    const tools = Array.from({ length: 12 }, (_, at) => 300 + at)
    const search = await people(
      Object.fromEntries(tools.map((_, at) => [`${at}`, { role_ids: [bookkeeper], tool_ids: tools.slice(0, at + 1) }])),
    )
    for (const wanted of [1, 2, 3, 5, 12]) {
      const found = search({
        rids: [bookkeeper],
        hours: [10],
        want_tids: tools.slice(0, wanted),
        pagination: { limit: 12 },
      })
      const scores = tools.map((_, at) => score(found.of(`${at}`)))
      for (let matched = 1; matched < wanted; matched += 1)
        expect(scores[matched - 1]).toBeLessThan(scores[matched] ?? 0)
      expect(new Set(scores.slice(wanted - 1)).size).toBe(1)
    }
  })

  it('lets neither reviews, hours nor key skills make up for the only tool that was named', async () => {
    const search = await people({
      without: bestOtherwise,
      with: {
        role_ids: [bookkeeper],
        skill_ids: bookkeepersSkills.slice(0, 4),
        tool_ids: bookkeepersTools.slice(0, 1),
      },
    })
    const found = search({ rids: [bookkeeper], hours: [20], want_tids: bookkeepersTools.slice(0, 1) })
    expect(found.order).toEqual(['with', 'without'])
  })

  it('puts whoever speaks an asked language above all who don’t, other things equal, and says so', async () => {
    const about = { role_ids: [bookkeeper] }
    const speaking = (...ids: number[]) => ({
      ...about,
      language_ids: [english, ...ids],
      language_levels: [3, ...ids.map(() => 1)],
    })
    const search = await people({
      english: about,
      spanish: speaking(spanish),
      french: speaking(french),
      both: speaking(french, spanish),
    })
    const one = search({ rids: [bookkeeper], hours: [10], want_lids: [french] })
    expect(['french', 'both', 'spanish', 'english'].map((name) => reason(one.of(name), 'languages'))).toEqual([
      { code: 'languages', text: 'Speaks French', points: 34, of: 34 },
      { code: 'languages', text: 'Speaks French', points: 34, of: 34 },
      { code: 'languages', text: 'Doesn’t speak French', points: 0, of: 34 },
      { code: 'languages', text: 'Doesn’t speak French', points: 0, of: 34 },
    ])
    expect(new Set(one.order.slice(0, 2))).toEqual(new Set(['french', 'both']))
    const two = search({ rids: [bookkeeper], hours: [10], want_lids: [french, spanish] })
    expect([two.order[0], two.order[3]]).toEqual(['both', 'english'])
    expect(two.order.map((name) => reason(two.of(name), 'languages')?.text)).toEqual([
      'Speaks French and Spanish',
      ...two.order
        .slice(1, 3)
        .map((name) => `Speaks ${name === 'french' ? 'French' : 'Spanish'}, 1 of your 2 languages`),
      'None of your 2 languages',
    ])
    for (const name of two.order) {
      const parts = two.of(name)?.match.reasons ?? []
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score(two.of(name)))
    }
  })

  it('lets neither reviews, hours nor key skills make up for the only language that was asked for', async () => {
    const search = await people({
      without: bestOtherwise,
      with: {
        role_ids: [bookkeeper],
        skill_ids: bookkeepersSkills.slice(0, 4),
        tool_ids: bookkeepersTools.slice(0, 1),
        language_ids: [english, french],
        language_levels: [3, 2],
      },
    })
    expect(search({ rids: [bookkeeper], hours: [20], want_lids: [french] }).order).toEqual(['with', 'without'])
  })

  it('finds only who speaks one of the languages that are filtered by', async () => {
    const search = await people({
      none: { role_ids: [bookkeeper] },
      french: { role_ids: [bookkeeper], language_ids: [english, french], language_levels: [3, 1] },
    })
    expect(search({ rids: [bookkeeper], hours: [10], lids: [spanish, french] }).order).toEqual(['french'])
    expect(search({ rids: [bookkeeper], hours: [10], lids: [spanish] }).order).toEqual([])
  })

  it('weighs reviews by their number and age', async () => {
    const about = { role_ids: [bookkeeper] }
    const old = 100
    const search = await people({
      new: about,
      praisedLongAgo: { ...about, rating_sum: 157, feedback_count: 33, review_days: 33 * old },
      praised: { ...about, rating_sum: 157, feedback_count: 33 },
      criticized: { ...about, rating_sum: 99, feedback_count: 33 },
    })
    const found = search({ rids: [bookkeeper], hours: [10] })
    expect(found.order).toEqual(['praised', 'praisedLongAgo', 'new', 'criticized'])
    expect(found.order.map((name) => reason(found.of(name), 'reviews')?.text)).toEqual([
      'Well reviewed by clients',
      'Reviewed by clients',
      'New here',
      'Reviewed by clients',
    ])
  })
})

describe('B4 a shared day', () => {
  const mornings = availabilityMask(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `${day}_morning`),
  )
  const evenings = mornings << 2
  const everyMorning = { role_ids: [bookkeeper], availability: mornings }
  const praised = { rating_sum: 300, feedback_count: 60 }
  const criticized = { rating_sum: 60, feedback_count: 60 }
  const wanted = { rids: [bookkeeper], hours: [10] }

  it('goes before ratings from exactly two hours of it on, and the points say so', async () => {
    const search = await people({
      // Their mornings are 7 to 11, 6:30 to 10:30 and 17 to 22 in Toronto, whose day begins at 9.
      twoHours: { ...everyMorning, ...criticized, timezone: 'America/Halifax' },
      less: { ...everyMorning, ...praised, timezone: 'America/St_Johns' },
      outside: { ...everyMorning, ...praised, availability: evenings },
    })
    const found = search({ ...wanted, timezone: 'America/Toronto' })
    expect(found.order).toEqual(['twoHours', 'less', 'outside'])
    expect(found.order.map((name) => reason(found.of(name), 'overlap'))).toEqual([
      { code: 'overlap', text: '2 h of your working day', points: 23, of: 31 },
      { code: 'overlap', text: '1.5 h of your working day', points: 1, of: 31 },
      { code: 'overlap', text: 'Works outside your day', points: 0, of: 31 },
    ])
    for (const name of found.order) {
      const parts = found.of(name)?.match.reasons ?? []
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score(found.of(name)))
    }
    expect(search(wanted).order.at(-1)).toBe('twoHours')
  })

  it('of one weekday is enough, and more of the day is better', async () => {
    const monday = availabilityMask(['monday_morning'])
    const search = await people({
      monday: { ...everyMorning, ...criticized, availability: monday },
      weekend: {
        ...everyMorning,
        ...praised,
        availability: availabilityMask(['saturday_morning', 'sunday_afternoon']),
      },
      everyDay: { ...everyMorning, ...criticized },
    })
    expect(search({ ...wanted, timezone: 'America/Toronto' }).order).toEqual(['everyDay', 'monday', 'weekend'])
  })

  it('is, where parts of the week are asked for, all of these before ratings', async () => {
    const search = await people({
      all: { ...everyMorning, ...criticized, availability: evenings },
      most: { ...everyMorning, ...praised, availability: evenings & ~availabilityMask(['friday_evening']) },
      none: { ...everyMorning, ...praised },
    })
    const found = search({ ...wanted, availabilities: availabilitiesOf(evenings) })
    expect(found.order).toEqual(['all', 'most', 'none'])
    expect(found.order.map((name) => reason(found.of(name), 'availabilities'))).toEqual([
      { code: 'availabilities', text: '5 of 5 times you asked for', points: 34, of: 34 },
      { code: 'availabilities', text: '4 of 5 times you asked for', points: 8, of: 34 },
      { code: 'availabilities', text: '0 of 5 times you asked for', points: 0, of: 34 },
    ])
  })

  it('weighs less than the parts of the week that are asked for, other things equal', async () => {
    const search = await people({
      evenings: { ...everyMorning, availability: evenings },
      allDay: { ...everyMorning, availability: mornings | (mornings << 1) },
    })
    const timezone = 'America/Toronto'
    expect(search({ ...wanted, timezone }).order).toEqual(['allDay', 'evenings'])
    expect(search({ ...wanted, timezone, availabilities: availabilitiesOf(evenings) }).order).toEqual([
      'evenings',
      'allDay',
    ])
  })
})

describe('B4 sorted', () => {
  const wanted = { rids: [bookkeeper], hours: [10] }

  it('by free hours, rating or shared hours, equals stand by their match', async () => {
    const keeper = { role_ids: [bookkeeper] }
    const search = await people({
      free: { ...keeper, available_hours_per_month: 90 },
      rated: { ...keeper, rating_sum: 5, feedback_count: 1 },
      praised: { ...keeper, rating_sum: 147, feedback_count: 30 },
      skilled: { ...keeper, skill_ids: bookkeepersSkills, availability: 0b001 },
    })
    expect(search({ ...wanted, sort: 'free_hours' }).order.slice(0, 2)).toEqual(['free', 'skilled'])
    expect(search({ ...wanted, sort: 'rating' }).order).toEqual(['rated', 'praised', 'skilled', 'free'])
    const shared = search({ ...wanted, sort: 'shared_hours', timezone: 'America/Toronto' })
    expect([shared.order[0], shared.order.length]).toEqual(['skilled', 4])
    expect(search({ ...wanted, sort: 'shared_hours' }).order).toEqual(search(wanted).order)
  })

  it('shows everyone once with the score of the role they would fill, page by page', async () => {
    const search = await people(
      Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [
          `${at}`,
          {
            role_ids: at % 2 === 0 ? [bookkeeper, executiveAssistant] : [bookkeeper],
            available_hours_per_month: 20 + (at % 3) * 10,
          },
        ]),
      ),
    )
    const query = { rids: [executiveAssistant, bookkeeper], hours: [20, 10], sort: 'free_hours' }
    const pages = [0, 12, 24].map((offset) => search({ ...query, pagination: { limit: 12, offset } }))
    expect(new Set(pages.flatMap(({ order }) => order)).size).toBe(30)
    for (const page of pages)
      for (const name of page.order) {
        const parts = page.of(name)?.match.reasons ?? []
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score(page.of(name)))
      }
  })
})

describe('B4 with several roles', () => {
  const both = { rids: [executiveAssistant, bookkeeper], hours: [40, 10] }

  it('everyone is scored for the role they would fill, by the hours of that role', async () => {
    const search = await people({
      keeper: {
        role_ids: [bookkeeper],
        skill_ids: bookkeepersSkills,
        tool_ids: bookkeepersTools,
        available_hours_per_month: 20,
      },
      assistant: { role_ids: [executiveAssistant], available_hours_per_month: 40 },
    })
    const found = search(both)
    expect(found.order).toEqual(['keeper', 'assistant'])
    expect(['keeper', 'assistant'].map((name) => found.of(name)?.match.role_id)).toEqual([
      bookkeeper,
      executiveAssistant,
    ])
    expect(['keeper', 'assistant'].map((name) => reason(found.of(name), 'hours')?.points)).toEqual([15, 7])
    expect(reason(found.of('keeper'), 'roles')?.text).toBe('Bookkeeper, their main role · 1 of your 2 roles')
  })

  it('who could take several is found once, for the role that gives them most, above who could take one', async () => {
    const known = { skill_ids: bookkeepersSkills.slice(0, 6), available_hours_per_month: 80 }
    const search = await people({
      one: { ...known, role_ids: [bookkeeper] },
      two: { ...known, role_ids: [bookkeeper, executiveAssistant] },
    })
    const found = search(both)
    expect(found.order).toEqual(['two', 'one'])
    expect(found.order.map((name) => found.of(name)?.match.role_id)).toEqual([bookkeeper, bookkeeper])
    for (const name of found.order) {
      const candidate = found.of(name)
      expect(index.match(candidate?.id ?? 0, searchQuery.parse(both), now)).toEqual(candidate?.match)
    }
  })

  it('looking at one of them scores for that one', async () => {
    const search = await people({
      two: { role_ids: [bookkeeper, executiveAssistant], skill_ids: bookkeepersSkills, available_hours_per_month: 80 },
    })
    const focused = search({ ...both, focusedRid: [executiveAssistant] })
    expect(focused.of('two')?.match.role_id).toBe(executiveAssistant)
    expect(score(focused.of('two'))).toBeLessThan(score(search(both).of('two')))
  })
})

const daysOf = async (uuid: string) =>
  (await database.pool.query<{ days: number }>('select review_days as days from assistants where uuid = $1', [uuid]))
    .rows[0]?.days

describe('the age of reviews', () => {
  it('is kept of the shown ones, as they are shown, hidden and removed', async () => {
    const { uuid } = await addAssistant(database, { role_ids: [bookkeeper] })
    const add = (day: string, status: 'shown' | 'pending') =>
      database.kysely
        .insertInto('feedback')
        .values({
          subject_uuid: uuid,
          author_uuid: null,
          rating: 5,
          display_name: 'A client',
          status,
          created_date: new Date(day),
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
    // Days 0, 31 and 60 of 2020; the first instant of a day in UTC is the day before in Toronto.
    await add('2020-01-01T12:00:00Z', 'shown')
    const second = await add('2020-02-01T00:00:00Z', 'shown')
    const third = await add('2020-03-01T23:59:59Z', 'pending')
    expect(await daysOf(uuid)).toBe(31)
    await database.pool.query(`update feedback set status = 'shown' where uuid = $1`, [third.uuid])
    expect(await daysOf(uuid)).toBe(91)
    await database.pool.query(`update feedback set status = 'hidden' where uuid = $1`, [second.uuid])
    expect(await daysOf(uuid)).toBe(60)
    await database.pool.query('delete from feedback where uuid = $1', [third.uuid])
    expect(await daysOf(uuid)).toBe(0)
  })
})

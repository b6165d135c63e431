import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchQuery, type RankedCandidate, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { settableClock } from '../../platform/clock/clock.ts'
import { createListener, type Listener } from '../../platform/database/listener.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addRandomAssistants, randomAssistant, readChoices } from '../../testing/random/random-assistants.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { anySearch, type Choices } from '../../testing/random/random-searches.ts'
import { queryOracle } from '../../testing/search-oracle.ts'
import { availabilitiesOf } from '../../rules/working-overlap.ts'
import { candidateOf, type Named } from '../candidate-of.ts'
import { readProfile } from '../read-profile.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const seed = Number(process.env.SEARCH_SEED ?? Date.now() % 1_000_000)
const random = randomNumbers(seed)
const log = pino({ level: 'silent' })
const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let listener: Listener
let index: SearchIndex
let choices: Choices
let languageNames: ReadonlyMap<number, string>
/** What each role is made of. */
let keys: ReadonlyMap<number, { skills: number[]; tools: number[] }>

beforeAll(async () => {
  database = await testDatabase()
  choices = await readChoices(database.pool)
  const { rows } = await database.pool.query<{ id: number; skills: number[]; tools: number[] }>(
    `select r.id, array(select skill_id from role_skills where role_id = r.id and weight >= 1 order by skill_id) as skills,
       array(select tool_id from role_tools where role_id = r.id and weight >= 1 order by tool_id) as tools from roles r`,
  )
  const languages = await database.pool.query<{ id: number; value: string }>('select id, value from languages')
  languageNames = new Map(languages.rows.map(({ id, value }) => [id, value]))
  keys = new Map(rows.map(({ id, ...key }) => [id, key]))
  await addRandomAssistants(database.pool, random, choices, 2_000)
  listener = createListener({ url: database.url, log })
  index = createSearchIndex({ database, listener, clock, log })
  await listener.start()
  await index.start()
})

afterAll(async () => {
  await index.stop()
  await listener.stop()
  await database.close()
})

const wanted = (ids: readonly number[], has: readonly { id: number; value: string }[]) => {
  const wanted = [...new Set(ids)]
  return { wanted: wanted.length, matched: wanted.flatMap((id) => has.find((each) => each.id === id)?.value ?? []) }
}

const knows = (ids: readonly number[], has: readonly { id: number }[]) =>
  ids.filter((id) => has.some((each) => each.id === id)).length

/** What decides about a person's match and isn't listed. */
interface Unlisted {
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
  readonly va_availabilities: readonly string[]
  readonly language_ids: readonly number[]
}

async function unlistedOf(ids: readonly number[]): Promise<ReadonlyMap<number, Unlisted>> {
  type Row = Omit<Unlisted, 'va_availabilities'> & { readonly id: number; readonly availability: number }
  const { rows } = await database.pool.query<Row>(
    `select a.id, a.availability, a.language_ids,
       array(select json_build_object('id', n.id, 'value', n.value) from skills n where n.id = any (a.skill_ids)) as skills,
       array(select json_build_object('id', n.id, 'value', n.value) from tools n where n.id = any (a.tool_ids)) as tools
     from assistants a where a.id = any ($1)`,
    [ids],
  )
  return new Map(
    rows.map(({ id, availability, ...has }) => [id, { ...has, va_availabilities: availabilitiesOf(availability) }]),
  )
}

/** The first three they have of what was asked for; of what is key to the role when nothing was. */
function matchingOf(wanted: readonly number[], key: readonly number[], has: readonly Named[]): Named[] {
  const looked = wanted.length > 0 ? [...new Set(wanted)] : key
  return looked.flatMap((id) => has.find((each) => each.id === id) ?? []).slice(0, 3)
}

/** The skills and tools that a card shows of a person. */
function chipsOf(query: SearchQuery, role: number, { skills, tools }: Unlisted) {
  const key = keys.get(role) ?? { skills: [], tools: [] }
  return {
    skills: matchingOf([...query.want_sids, ...query.sids], key.skills, skills),
    tools: matchingOf([...query.want_tids, ...query.tids], key.tools, tools),
    skill_count: skills.length,
    tool_count: tools.length,
  }
}

function pointsOf({ reasons }: RankedCandidate['match']): Record<string, number> {
  return Object.fromEntries(reasons.map(({ code, points }) => [code, points]))
}

/** What the reasons say of a person under a search, whatever was told in the searches before. */
function textsOf(
  query: SearchQuery,
  { match, ...listed }: RankedCandidate,
  unlisted: Unlisted,
): Record<string, string> {
  const person = { ...listed, ...unlisted }
  const spare = Math.max(0, person.available_hours_per_month - person.monthly_hours_committed)
  const roleIds = person.role_ids.split(',').map(Number)
  const wantedCount = query.rids.map((id, at) => ({ id, hours: query.hours[at] ?? 0 }))
  const viewed = wantedCount.filter(({ id }) => query.focusedRid.length === 0 || query.focusedRid.includes(id))
  const counting = query.matchAnyRole
    ? viewed.filter(({ id, hours }) => roleIds.includes(id) && spare >= hours).length
    : viewed.length
  const roleName = person.roles.split(/,(?! )/)[roleIds.indexOf(match.role_id)] ?? ''
  const roleText = `${roleName}, ${roleIds[0] === match.role_id ? 'their main role' : 'one of their roles'}`
  const key = keys.get(match.role_id) ?? { skills: [], tools: [] }
  const keyTools = Math.min(5, knows(key.tools, person.tools))
  const skills = wanted(query.want_sids, person.skills)
  const { wanted: tools, matched } = wanted(query.want_tids, person.tools)
  const parts = [...new Set(query.availabilities)]
  const free = parts.filter((part) => person.va_availabilities.includes(part)).length
  const overlap = Math.round((match.overlap ?? []).reduce((sum, days) => sum + days, 0) / 5) / 2
  const reviews = match.reasons.find(({ code }) => code === 'reviews')
  const isPraised = person.feedback_count >= 5 && (reviews?.points ?? 0) / (reviews?.of ?? 1) >= 0.75
  return {
    roles: viewed.length === 1 ? roleText : `${roleText} · ${counting} of your ${viewed.length} roles`,
    expertise: [
      `${knows(key.skills, person.skills)} of ${key.skills.length} key skills`,
      ...(key.tools.length === 0
        ? []
        : [`${keyTools}${keyTools === 5 ? '+' : ''} key ${keyTools === 1 ? 'tool' : 'tools'}`]),
    ].join(', '),
    ...(skills.wanted > 0 && {
      skills: `${skills.matched.length} of ${skills.wanted} ${skills.wanted === 1 ? 'skill' : 'skills'}`,
    }),
    ...(tools > 0 && {
      tools:
        matched.length === 0
          ? tools === 1
            ? 'Not your tool'
            : `None of your ${tools} tools`
          : matched.length < 3
            ? matched.join(' and ')
            : `${matched.slice(0, 2).join(', ')} and ${matched.length - 2} more`,
    }),
    ...(query.want_lids.length > 0 && { languages: languagesText(query.want_lids, person.language_ids) }),
    ...(match.overlap !== null && {
      overlap: overlap === 0 ? 'Works outside your day' : `${overlap} h of your working day`,
    }),
    ...(parts.length > 0 && {
      availabilities: `${free} of ${parts.length} ${parts.length === 1 ? 'time' : 'times'} you asked for`,
    }),
    hours: `${spare} h free`,
    reviews: person.feedback_count === 0 ? 'New here' : isPraised ? 'Well reviewed by clients' : 'Reviewed by clients',
  }
}

const languageNamed = (id: number) => languageNames.get(id) ?? 'this language'

function languagesText(wanted: readonly number[], speaks: readonly number[]): string {
  const wantedCount = [...new Set(wanted)]
  const matched = wantedCount.filter((id) => speaks.includes(id)).map(languageNamed)
  if (matched.length === 0)
    return wantedCount.length === 1
      ? `Doesn’t speak ${languageNamed(wantedCount[0] ?? 0)}`
      : `None of your ${wantedCount.length} languages`
  const list = matched.length < 3 ? matched.join(' and ') : `${matched.slice(0, -1).join(', ')} and ${matched.at(-1)}`
  return matched.length === wantedCount.length
    ? `Speaks ${list}`
    : `Speaks ${list}, ${matched.length} of your ${wantedCount.length} languages`
}

/** The index must answer each search as SQL does; how many people were found in all. */
async function compare(queries: readonly SearchQuery[]): Promise<number> {
  const answers = await Promise.all(queries.map((query) => queryOracle(database.pool, query, clock.now())))
  const unlisted = await unlistedOf(answers.flatMap(({ ids }) => ids))
  let found = 0
  for (const [position, query] of queries.entries()) {
    const answer = index.search(query)
    const { count, role_counts } = answer
    const assistants = answer.candidates()
    const roles = assistants.map(({ match }) => match.role_id)
    expect({ query, ids: answer.ids(), scores: answer.scores(), roles, count, role_counts }).toEqual({
      query,
      ...answers[position],
    })
    expect(JSON.parse(answer.reply().toString())).toEqual({ assistants, count, role_counts })
    expect(JSON.parse(answer.reply('codes').toString())).toEqual({
      assistants: assistants.map(({ match, ...person }) => ({
        ...person,
        match: { ...match, reasons: [], points: pointsOf(match) },
      })),
      count,
      role_counts,
    })
    for (const person of assistants) {
      const { match, skills, tools, skill_count, tool_count } = person
      const texts = Object.fromEntries(match.reasons.map(({ code, text }) => [code, text]))
      const all = unlisted.get(person.id)
      if (!all) throw new Error('someone who isn’t in the table')
      expect({ query, told: texts }).toEqual({ query, told: textsOf(query, person, all) })
      expect({ skills, tools, skill_count, tool_count }).toEqual(chipsOf(query, match.role_id, all))
    }
    found += count
  }
  return found
}

/** What the index shows of people must be what their rows hold; how many were looked at. */
async function compareWithRows(query: SearchQuery): Promise<number> {
  const view = index.search(query).candidates()
  for (const { match, skills, tools, skill_count, tool_count, ...person } of view) {
    const profile = await readProfile(database, person.uuid)
    if (!profile) throw new Error('someone who can’t be found')
    const candidate = candidateOf(profile)
    expect(candidate).toMatchObject(person)
    expect([skill_count, tool_count]).toEqual([candidate.skills.length, candidate.tools.length])
    expect(candidate).toMatchObject({ skills: expect.arrayContaining(skills), tools: expect.arrayContaining(tools) })
    expect(match.score).toBe(match.reasons.reduce((sum, { points }) => sum + points, 0))
  }
  return view.length
}

const anySearches = (count: number) => Array.from({ length: count }, () => anySearch(random, choices))

/** Resolves once the changes of all these people are searchable. To be called before they are committed. */
function searchable(ids: readonly number[]): Promise<void> {
  const missing = new Set(ids)
  return new Promise((resolve) => {
    index.onApplied((applied) => {
      if (applied === 'all') missing.clear()
      else for (const id of applied) missing.delete(id)
      if (missing.size === 0) resolve()
    })
  })
}

function rebuilt(): Promise<void> {
  return new Promise((resolve) => {
    index.onApplied((applied) => {
      if (applied === 'all') resolve()
    })
  })
}

/** Adds a few people and changes a few others in every way there is, until all of it is searchable. */
async function changeSomeone(): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>('select id from assistants order by random() limit 5')
  const [state, hours, skills, removed, zone] = rows.map(({ id }) => id)
  const later = searchable([state, hours, skills, removed, zone].map(Number))
  const other = randomAssistant(random, choices)
  // Notifications come in the order of the commits: these people are searchable before the later changes are.
  await addRandomAssistants(database.pool, random, choices, 2)
  await database.pool.query('update assistants set state = $2 where id = $1', [state, other.state])
  await database.pool.query(
    'update assistants set available_hours_per_month = $2, monthly_hours_committed = $3 where id = $1',
    [hours, other.available_hours_per_month, other.monthly_hours_committed],
  )
  await database.pool.query(
    'update assistants set role_ids = $2, skill_ids = $3, tool_ids = $4, blurb = $5 where id = $1',
    [skills, other.role_ids, other.skill_ids, other.tool_ids, 'A longer text than before. '.repeat(random.below(15))],
  )
  await database.pool.query('delete from assistants where id = $1', [removed])
  await database.pool.query('update assistants set timezone = $2, availability = $3 where id = $1', [
    zone,
    other.timezone,
    other.availability,
  ])
  await later
}

describe(`the index answers what plain SQL answers (SEARCH_SEED=${seed})`, () => {
  it('for hundreds of random searches, others in each run, and tells the reasons of each', async () => {
    let found = 0
    for (let round = 0; round < 16; round++) found += await compare(anySearches(12))
    expect(found).toBeGreaterThan(800)
  }, 400_000)

  it('while people come, change and go', async () => {
    for (let round = 0; round < 12; round++) {
      await changeSomeone()
      expect(await compare(anySearches(4))).toBeGreaterThanOrEqual(0)
    }
    expect(await compare(anySearches(20))).toBeGreaterThan(0)
  })

  it('and shows of people what their rows hold, also after they changed', async () => {
    const everybody = searchQuery.parse({
      rids: choices.roles.slice(0, 20),
      hours: Array.from({ length: 20 }, () => 1),
      pagination: { limit: 100 },
    })
    expect(await compareWithRows(everybody)).toBe(100)
    const view = index.search(everybody).ids()
    const later = searchable(view)
    await database.pool.query(
      `update assistants set blurb = blurb || ' – édité', display_name = 'Zoë "Z" Q.', tool_ids = tool_ids[2:], rating_sum = rating_sum + 5,
       feedback_count = feedback_count + 1, city = 'Montréal' where id = any ($1)`,
      [view],
    )
    await later
    expect(await compareWithRows(everybody)).toBe(100)
  })

  it('when people change while an index is loading', async () => {
    const ownListener = createListener({ url: database.url, log })
    const loading = createSearchIndex({ database, listener: ownListener, clock, log })
    await ownListener.start()
    const loaded = loading.start()
    for (let round = 0; round < 15; round++) await changeSomeone()
    await loaded
    const before = index
    index = loading
    try {
      await changeSomeone()
      expect(await compare(anySearches(30))).toBeGreaterThan(0)
    } finally {
      index = before
      await loading.stop()
      await ownListener.stop()
    }
  })

  it('after many writers at once', async () => {
    const before = await database.pool.query<{ id: number }>('select id from assistants')
    const ids = before.rows.map(({ id }) => id)
    const touched = new Set<number>()
    const changes = Array.from({ length: 400 }, () => {
      const id = random.pick(ids)
      touched.add(id)
      return { id, hours: random.below(200), role: random.pick(choices.roles) }
    })
    const last = searchable([...touched])
    await Promise.all(
      changes.map(({ id, hours, role }) =>
        database.pool.query(
          'update assistants set available_hours_per_month = $2, role_ids = array_append(role_ids, $3) where id = $1',
          [id, hours, role],
        ),
      ),
    )
    await last
    // Each change was heard by itself; the last of a person's own may still be on its way when an earlier one is in.
    const untouched = ids.find((id) => !touched.has(id)) ?? 0
    const settled = searchable([untouched])
    await database.pool.query('update assistants set bio = bio where id = $1', [untouched])
    await settled
    expect(await compare(anySearches(100))).toBeGreaterThan(0)
  })

  it('after a statement that changes more people than a notification can name', async () => {
    const done = rebuilt()
    await database.pool.query('update assistants set monthly_hours_committed = (id * 7) % 90')
    await done
    expect(await compare(anySearches(50))).toBeGreaterThan(0)
  })

  it('after its notification connection was killed while people changed', async () => {
    const done = rebuilt()
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talentplace listener' and datname = current_database()",
    )
    await database.pool.query(
      'update assistants set available_hours_per_month = 160 where id in (select id from assistants limit 100)',
    )
    await addRandomAssistants(database.pool, random, choices, 20)
    await done
    expect(await compare(anySearches(50))).toBeGreaterThan(0)
    await changeSomeone()
    expect(await compare(anySearches(20))).toBeGreaterThan(0)
  })

  it('when clocks have changed somewhere, and back', async () => {
    for (const instant of [
      '2026-10-31T12:00:00Z',
      '2026-11-01T05:59:00Z',
      '2026-11-01T06:01:00Z',
      '2027-01-15T12:00:00Z',
      '2027-03-14T12:00:00Z',
      '2026-11-20T15:00:00Z',
    ]) {
      clock.set(new Date(instant))
      expect(await compare(anySearches(20))).toBeGreaterThan(0)
      await changeSomeone()
      expect(await compare(anySearches(20))).toBeGreaterThan(0)
    }
  })
})

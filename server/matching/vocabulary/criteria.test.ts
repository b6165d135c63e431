import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createListener, type Listener } from '../../platform/database/listener.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { searchKeywords } from '../understanding/keyword-search.ts'
import { understand } from '../understanding/understood-words.ts'
import { openVocabulary, type VocabularySource } from '../vocabulary-source.ts'
import { adoptUnknownWordOperation } from './adopt-unknown-word.ts'
import { dismissUnknownWordOperation } from './dismiss-unknown-word.ts'
import { getCriterionOperation } from './get-criterion.ts'
import { joinCriterionCounts } from './criterion-counts.ts'
import { listCriteriaOperation } from './list-criteria.ts'
import { listUnknownWordsOperation } from './list-unknown-words.ts'
import { mergeCriterionOperation } from './merge-criterion.ts'
import { previewCriterionOperation } from './preview-criterion.ts'
import { saveCriterionOperation } from './save-criterion.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let listener: Listener
/** Of another process. */
let there: VocabularySource
let token: string

const opened: { source?: VocabularySource } = {}
const here: VocabularySource = {
  get current() {
    if (!opened.source) throw new Error('not open yet')
    return opened.source.current
  },
  get places() {
    if (!opened.source) throw new Error('not open yet')
    return opened.source.places
  },
}

beforeAll(async () => {
  database = await testDatabase()
  listener = createListener({ url: database.url, log: silentLog })
  running = await serveOperations({ database, clock }, () => [
    listCriteriaOperation(database),
    getCriterionOperation(database),
    saveCriterionOperation({ database, clock }),
    mergeCriterionOperation({ database, clock }),
    previewCriterionOperation({ database, vocabulary: here }),
    listUnknownWordsOperation({ database, vocabulary: here }),
    adoptUnknownWordOperation({ database, clock }),
    dismissUnknownWordOperation({ database, clock }),
  ])
  opened.source = await openVocabulary({ database, listener: running.listener, log: silentLog })
  await listener.start()
  there = await openVocabulary({ database, listener, log: silentLog })
  const { uuid } = await addPerson(database, {
    permissions: ['admin', 'admin_configuration.view', 'admin_configuration.edit'],
  })
  token = await addSession(database, clock, uuid)
})
afterAll(async () => {
  await running.stop()
  await listener.stop()
  await database.close()
})

const request = (what: Parameters<typeof call>[1], body?: unknown) => call(running.server, what, { token, body })
const idOf = async (kind: 'roles' | 'skills' | 'tools', slug: string) => {
  const row = await database.kysely.selectFrom(kind).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return row.id
}
const stored = async (path: `/${string}`) => {
  const { value, description, synonyms, active, version } = (await request(`GET ${path}`)).body as Record<
    string,
    unknown
  >
  return { value, description, active, version, synonyms: synonyms as string[] }
}
const meansThere = (phrase: string) => {
  const { roles, skills, tools } = understand(there.current, phrase)
  return [...roles, ...skills, ...tools].map(({ value }) => value)
}
const unknown = (word: string, times_entered = 1) =>
  database.kysely.insertInto('unknown_words').values({ word, times_entered }).execute()

/** By their French names, in another process. */
const foundInFrench = () =>
  writtenIn(
    'fr',
    () =>
      searchKeywords(there.current, { searchQuery: 'dépouillement', types: ['skill'], limit: 5, offset: 0 }).keywords,
  ).map(({ value }) => value)

describe('E3.1 criteria', () => {
  it('are built into one vocabulary for whoever reads the same rows: building holds everything else up', () => {
    expect(there.current).toBe(here.current)
  })

  it('A6.6 are listed by value, with their other words and who has them', async () => {
    const id = await idOf('tools', 'quickbooks-online')
    await addAssistant(database, { tool_ids: [id] })
    const { body } = await request('GET /criteria?kind=tools&search=qbo')
    expect(body['criteria']).toMatchObject([{ value: 'QuickBooks Online', usage_count: 1, active: true }])
    const roles = (await request('GET /criteria?kind=roles&pagination.limit=100')).body['criteria'] as {
      value: string
    }[]
    const values = roles.map(({ value }) => value.toLowerCase())
    expect(values).toEqual(values.toSorted())
    for (const kind of ['skills', 'industries']) {
      expect((await request(`GET /criteria?kind=${kind}`)).body['count']).toBeGreaterThan(10)
    }
  })

  it('show what belongs to them', async () => {
    const { body } = await request(`GET /criteria/roles/${await idOf('roles', 'bookkeeper')}`)
    const related = body['related'] as { kind: string; value: string }[]
    expect(related.map(({ value }) => value)).toContain('QuickBooks Online')
    const skill = await request(`GET /criteria/skills/${await idOf('skills', 'bank-reconciliation')}`)
    expect((skill.body['related'] as { value: string }[]).map(({ value }) => value)).toContain('Bookkeeper')
  })

  it.each([
    ['roles', 'bookkeeper', 'ledgerista', 'Bookkeeper'],
    ['skills', 'bank-reconciliation', 'zorbling', 'Bank reconciliation'],
    ['tools', 'quickbooks-online', 'kwikbuk', 'QuickBooks Online'],
  ] as const)(
    '%s are understood by a new word at once in every process, and no more once it is taken away',
    async (kind, slug, word, value) => {
      const path = `/criteria/${kind}/${await idOf(kind, slug)}` as const
      expect(meansThere(word)).toEqual([])
      const before = await stored(path)
      const saved = await request(`PUT ${path}`, { ...before, synonyms: [...before.synonyms, word] })
      expect(saved.status).toBe(200)
      await vi.waitFor(() => expect(meansThere(word)).toContain(value), { timeout: 60_000 })
      await request(`PUT ${path}`, { ...before, version: Number(before.version) + 1 })
      await vi.waitFor(() => expect(meansThere(word)).toEqual([]), { timeout: 60_000 })
      expect((await stored(path)).synonyms).toEqual(before.synonyms)
    },
  )

  it('that are switched off are offered to nobody', async () => {
    const path = `/criteria/tools/${await idOf('tools', 'xero')}` as const
    const before = await stored(path)
    await vi.waitFor(() => expect(meansThere('Xero')).toContain('Xero'), { timeout: 60_000 })
    await request(`PUT ${path}`, { ...before, active: false })
    await vi.waitFor(() => expect(meansThere('Xero')).not.toContain('Xero'), { timeout: 60_000 })
    await request(`PUT ${path}`, { ...before, version: Number(before.version) + 1 })
  })

  it('issue 40: have a French name of staff’s, by which every process finds them for readers of French', async () => {
    const path = `/criteria/skills/${await idOf('skills', 'inbox-triage')}` as const
    const before = await stored(path)
    expect(foundInFrench()).toEqual([])
    const saved = await request(`PUT ${path}`, { ...before, value_fr: 'Dépouillement du courrier' })
    expect(saved.body).toMatchObject({ value: before.value, value_fr: 'Dépouillement du courrier' })
    await vi.waitFor(() => expect(foundInFrench()).toEqual(['Dépouillement du courrier']), { timeout: 60_000 })
    const version = Number(before.version) + 1
    expect((await request(`PUT ${path}`, { ...before, version })).body['value_fr']).toBe('Dépouillement du courrier')
    expect(
      (await request(`PUT ${path}`, { ...before, version: version + 1, value_fr: '' })).body['value_fr'],
    ).toBeNull()
    await vi.waitFor(() => expect(foundInFrench()).toEqual([]), { timeout: 60_000 })
  })

  it.each([
    ['roles', 'bookkeeper', 'Teneuse, teneur de livres', 'Write it without a comma'],
    ['tools', 'xero', 'Zéro', 'A tool is called the same in French'],
  ] as const)('%s don’t take every French name', async (kind, slug, value_fr, message) => {
    const path = `/criteria/${kind}/${await idOf(kind, slug)}` as const
    const answer = await request(`PUT ${path}`, { ...(await stored(path)), value_fr })
    expect(answer).toMatchObject({ status: 400, body: { fields: { value_fr: message } } })
  })

  it('are saved only as they were seen, under a name of their own', async () => {
    const path = `/criteria/skills/${await idOf('skills', 'inbox-triage')}` as const
    const before = await stored(path)
    const stale = await request(`PUT ${path}`, { ...before, version: 99 })
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale_version'])
    const taken = await request(`PUT ${path}`, { ...before, value: 'bank RECONCILIATION' })
    expect([taken.status, taken.body['code']]).toEqual([409, 'taken'])
  })

  it('show what a change would do to searches before it is saved, and change none', async () => {
    const path = `/criteria/roles/${await idOf('roles', 'bookkeeper')}` as const
    await unknown('zibbler', 4)
    const { value, synonyms, active } = await stored(path)
    const body = { value, active, synonyms: [...synonyms, 'zibbler'], phrases: ['front desk'] }
    const { phrases } = (await request(`POST ${path}/preview`, body)).body as {
      phrases: { phrase: string; before: string[]; after: string[]; changed: boolean }[]
    }
    const of = (sought: string) => phrases.find(({ phrase }) => phrase === sought)
    expect(of('zibbler')).toMatchObject({ before: [], changed: true })
    expect(of('zibbler')?.after.join()).toContain('Bookkeeper')
    expect(of('front desk')).toMatchObject({ changed: false })
    expect(meansThere('zibbler')).toEqual([])
    await database.pool.query(`delete from unknown_words where word = 'zibbler'`)
  })

  it('are counted as assistants have them, whoever comes, goes or changes, and once they are merged, before and after the counts are joined', async () => {
    const ids = await Promise.all(
      ['xero', 'quickbooks-online', 'quickbooks-desktop'].map((slug) => idOf('tools', slug)),
    )
    const [one = 0, other = 0, third = 0] = ids
    const oneByOne = `select kind, criterion, count(*)::int from assistants
      cross join lateral (values ('roles', role_ids), ('skills', skill_ids), ('tools', tool_ids), ('industries', industry_ids)) had (kind, ids)
      cross join lateral unnest(ids) each (criterion) group by 1, 2 order by 1, 2`
    const counted = `select kind, criterion_id as criterion, sum(assistants)::int as count from criterion_counts
      group by 1, 2 having sum(assistants) <> 0 order by 1, 2`
    const rowsOf = async (query: string) => (await database.pool.query<{ kind: string; count: number }>(query)).rows
    const compare = async () => {
      const found = await rowsOf(counted)
      expect(found).toEqual(await rowsOf(oneByOne))
      return found
    }
    await compare()
    const [first, second] = [
      await addAssistant(database, { role_ids: [1, 2], tool_ids: [one, other], skill_ids: [1], industry_ids: [1, 2] }),
      await addAssistant(database, { role_ids: [2], tool_ids: [other, third], skill_ids: [1, 2] }),
    ]
    const added = await compare()
    expect(new Set(added.map(({ kind }) => kind))).toEqual(new Set(['roles', 'skills', 'tools', 'industries']))
    await database.pool.query('update assistants set tool_ids = $2, role_ids = $3, industry_ids = $4 where uuid = $1', [
      first.uuid,
      [third, one],
      [3],
      [],
    ])
    await compare()
    // Hours say nothing of them: no row is added.
    const rows = async () => (await database.pool.query('select from criterion_counts')).rowCount
    const before = await rows()
    await database.pool.query('update assistants set tool_ids = tool_ids, monthly_hours_committed = 1')
    expect(await rows()).toBe(before)
    await Promise.all([joinCriterionCounts(database.kysely), joinCriterionCounts(database.kysely)])
    expect((await rows()) ?? 0).toBe((await compare()).length)
    await database.pool.query(
      'update assistants set tool_ids = array_replace(tool_ids, $1, $2) where tool_ids @> array[$1::int]',
      [one, other],
    )
    await database.pool.query('delete from assistants where uuid = any ($1)', [[first.uuid, second.uuid]])
    await compare()
  })

  it('are merged: whoever had one has the other once, its words find it, and it is no longer offered', async () => {
    const [from, into] = [await idOf('tools', 'quickbooks-desktop'), await idOf('tools', 'quickbooks-online')]
    const other = await idOf('tools', 'xero')
    const one = await addAssistant(database, { tool_ids: [from, other] })
    const both = await addAssistant(database, { tool_ids: [into, from] })
    const path = `/criteria/tools/${from}` as const
    const { version } = await stored(path)
    const merged = await request(`POST ${path}/merge`, { version, into })
    expect(merged.body).toMatchObject({ id: into, value: 'QuickBooks Online' })
    expect(merged.body['synonyms']).toEqual(expect.arrayContaining(['quickbooks desktop', 'qbd', 'qbo']))
    expect(await stored(path)).toMatchObject({ active: false })
    const toolsOf = async ({ uuid }: { uuid: string }) => {
      const assistants = database.kysely.selectFrom('assistants').select('tool_ids').where('uuid', '=', uuid)
      return (await assistants.executeTakeFirstOrThrow()).tool_ids.toSorted((a, b) => a - b)
    }
    expect(await toolsOf(one)).toEqual([other, into].toSorted((a, b) => a - b))
    expect(await toolsOf(both)).toEqual([into])
    const again = await request(`POST /criteria/tools/${into}/merge`, { version: merged.body['version'], into: from })
    expect([again.status, again.body['code']]).toEqual([409, 'inactive'])
    const role = await request(`POST /criteria/roles/1/merge`, { version: 1, into: 2 })
    expect([role.status, role.body['code']]).toEqual([409, 'roles_stay'])
  })
})

describe('E3.1 unknown words', () => {
  it('become synonyms at one press, and are unknown no longer', async () => {
    await unknown('bookkeepr plus', 7)
    const { words } = (await request('GET /unknown_words')).body as {
      words: { word: string; suggestions: unknown[] }[]
    }
    expect(words[0]).toMatchObject({ word: 'bookkeepr plus' })
    const id = await idOf('skills', 'bank-reconciliation')
    await unknown('zappelin')
    expect((await request('POST /unknown_words/adopt', { word: 'zappelin', kind: 'skills', id })).status).toBe(200)
    await vi.waitFor(() => expect(meansThere('zappelin')).toContain('Bank reconciliation'), { timeout: 60_000 })
    expect((await request('POST /unknown_words/adopt', { word: 'zappelin', kind: 'skills', id })).status).toBe(404)
  })

  it('that are none of ours aren’t shown again, however often they are entered', async () => {
    await unknown('qwertz', 50)
    expect((await request('POST /unknown_words/dismiss', { word: 'qwertz' })).status).toBe(200)
    await database.pool.query(`update unknown_words set times_entered = 51 where word = 'qwertz'`)
    const { words } = (await request('GET /unknown_words')).body as { words: { word: string }[] }
    expect(words.map(({ word }) => word)).not.toContain('qwertz')
    expect((await request('POST /unknown_words/dismiss', { word: 'qwertz' })).status).toBe(404)
  })
})

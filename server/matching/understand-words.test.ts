import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maximumKeywordLength, maximumMessageLength } from '@talentplace/contract/core/criteria/limits'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { settableClock } from '../platform/clock/clock.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { serveOperations, type OperationsServer } from '../testing/servers/operations-server.ts'
import { placesFromFiles } from '../testing/understanding/places-from-files.ts'
import { referenceFromFiles } from '../testing/understanding/reference-from-files.ts'
import { recommendRolesOperation } from './recommend-roles.ts'
import { understandWordsOperation } from './understand-words.ts'
import { buildVocabulary } from './understanding/vocabulary.ts'

const noon = new Date('2026-11-30T17:00:00Z')
const clock = settableClock(noon)
const vocabulary = { current: buildVocabulary(referenceFromFiles()), places: placesFromFiles() }
const unknown: string[] = []
const counted: (readonly number[])[] = []

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    understandWordsOperation({ vocabulary, clock }),
    recommendRolesOperation({
      vocabulary,
      unknownWords: { record: (word) => unknown.push(word), flush: () => Promise.resolve() },
      rolesTogether: (ids) => {
        counted.push(ids)
        return ids.length < 2 ? null : { role_ids: [...ids], share: 0.5 }
      },
    }),
  ])
})
beforeEach(() => {
  clock.set(noon)
  unknown.length = 0
  counted.length = 0
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const answer = (path: 'understanding' | 'roles', ...words: string[]) =>
  call(
    running.server,
    `GET /matching/${path}?${words.map((word) => `default[]=${encodeURIComponent(word)}`).join('&')}`,
  )

function accepts(group: string, length: number): boolean {
  return matchingCriteria.safeParse({ keywords: { [group]: ['a'.repeat(length)] } }).success
}

test('B2.1 what a message says as a whole comes beside what each word means', async () => {
  const { status, body } = await answer('understanding', 'bookkeeping', 'no payroll, 10 hours a week, Halifax time')
  expect(status).toBe(200)
  expect(body['understood']).toHaveLength(2)
  expect(body['message']).toMatchObject({
    hours: { per_month: 43, kind: 'number', span: { word: 1 } },
    timezone: { timezone: 'America/Halifax' },
    work: [{ role: { value: 'Bookkeeper' }, certain: true, span: { word: 0, start: 0, end: 11 } }],
    excluded: expect.arrayContaining([expect.objectContaining({ type: 'role', value: 'Payroll administrator' })]),
    start: null,
    outside: [],
  })
})

test.each([
  ['2026-12-01T04:59:00Z', 'bookkeeping, start ASAP', '2026-11-30'],
  ['2026-12-01T05:00:00Z', 'bookkeeping, start ASAP', '2026-12-01'],
  ['2026-12-01T06:59:00Z', 'bookkeeping in Vancouver, start ASAP', '2026-11-30'],
  ['2026-12-01T07:00:00Z', 'bookkeeping in Vancouver, start ASAP', '2026-12-01'],
  ['2026-12-01T06:00:00Z', 'bookkeeping in Vancouver, start tomorrow', '2026-12-01'],
  ['2026-12-01T06:00:00Z', 'bookkeeping, start tomorrow', '2026-12-02'],
])("B2.1 at %s '%s' is %s: by the clock that is said, else by Toronto's", async (now, text, date) => {
  clock.set(new Date(now))
  const { body } = await answer('understanding', text)
  expect(body['message']).toMatchObject({ start: { date } })
})

test('B2.1 a message may be 2,000 characters long, a name 200', async () => {
  const longest = 'é'.repeat(maximumMessageLength)
  expect((await answer('understanding', longest)).status).toBe(200)
  expect((await answer('roles', longest)).status).toBe(200)
  expect((await answer('understanding', `${longest}e`)).status).toBe(400)
  expect(accepts('default', maximumMessageLength)).toBe(true)
  expect(accepts('default', maximumMessageLength + 1)).toBe(false)
  expect(accepts('roles', maximumKeywordLength)).toBe(true)
  expect(accepts('roles', maximumKeywordLength + 1)).toBe(false)
})

test('B2.3 roles that are certain are preselected, and named together', async () => {
  const { body } = await answer('roles', 'Payroll for twelve drivers. Then our bookkeeping. Nothing else.')
  const roles = body['roles'] as { value: string; preselected: boolean }[]
  expect(roles.slice(0, 2)).toMatchObject([
    { value: 'Payroll administrator', preselected: true },
    { value: 'Bookkeeper', preselected: true },
  ])
  expect(body['together']).toEqual({ role_ids: counted[0], share: 0.5 })
})

test('B2 a word that means nothing is kept for staff, a message isn’t', async () => {
  await answer('roles', 'snorkblat')
  expect(unknown).toEqual(['snorkblat'])
  await answer('roles', 'snorkblat '.repeat(30))
  expect(unknown).toEqual(['snorkblat'])
})

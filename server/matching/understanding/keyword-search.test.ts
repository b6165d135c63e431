import { expect, test } from 'vitest'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { processorTime } from '../../testing/processor-time.ts'
import { keywordsByIds, searchKeywords } from './keyword-search.ts'
import type { KeywordType } from './keyword-index.ts'
import { referenceFromFiles } from '../../testing/understanding/reference-from-files.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(referenceFromFiles())
const everyType: KeywordType[] = ['role', 'skill', 'tool']

function search(searchQuery: string, types = everyType, limit = 12, offset = 0) {
  return searchKeywords(vocabulary, { searchQuery, types, limit, offset })
}

function found(searchQuery: string, types = everyType): string[] {
  return search(searchQuery, types).keywords.map((keyword) => keyword.value)
}

test('B2.2 a keyword carries id, value, type and description', () => {
  expect(search('xero', ['tool']).keywords[0]).toEqual({
    id: expect.any(Number),
    value: 'Xero',
    type: 'tool',
    description: expect.stringContaining('Accounting'),
  })
})

test.each(['E\u2011mail', 'e\u2013mail', 'e\u2212mail', 'ｅ－mail'])(
  'a hyphen of any shape joins a single letter: %s',
  (typed) => {
    expect(found(typed)).toEqual(found('e-mail'))
  },
)

test('an apostrophe of any shape is one', () => {
  expect(found('l\u02BCaide comptable')).toEqual(found("l'aide comptable"))
  expect(found('l\uFF07aide comptable')).toEqual(found("l'aide comptable"))
})

test('B2.2 types narrows the answer and the count', () => {
  const all = search('design')
  const tools = search('design', ['tool'])
  expect(tools.keywords.every((keyword) => keyword.type === 'tool')).toBe(true)
  expect(tools.count).toBeLessThan(all.count)
})

test('B2.2 count is the number of all matches, whatever the page', () => {
  const whole = search('manage', everyType, 2000)
  expect(whole.keywords).toHaveLength(whole.count)
  const second = search('manage', everyType, 3, 2)
  expect(second.count).toBe(whole.count)
  expect(second.keywords).toEqual(whole.keywords.slice(2, 5))
})

test('B2.2 sortByValue orders by name', () => {
  const values = searchKeywords(vocabulary, {
    searchQuery: 'book',
    types: everyType,
    limit: 100,
    offset: 0,
    sortByValue: true,
  }).keywords.map((keyword) => keyword.value)
  expect(values).toEqual(values.toSorted((left, right) => left.localeCompare(right, 'en')))
})

test('B2.2 an empty query brings everything of the types, the most useful first', () => {
  expect(search('', ['role']).count).toBe(73)
  expect(search('   ', everyType).count).toBe(73 + 746 + 724)
})

test('B2.2 ids with types bring those keywords in the order asked, unknown ids none', () => {
  const first = vocabulary.reference.tools[0]
  const second = vocabulary.reference.tools[1]
  const keywords = keywordsByIds(vocabulary, [second?.id ?? 0, 999_999, first?.id ?? 0, second?.id ?? 0], ['tool'])
  expect(keywords.map((keyword) => keyword.value)).toEqual([second?.value, first?.value])
})

test('B2.2 exact comes before beginning, beginning before a later word', () => {
  const values = found('video editing')
  expect(values[0]).toBe('Video editing')
  const typed = found('excel')
  expect(typed[0]).toBe('Microsoft Excel')
  const partial = found('payrol')
  expect(partial[0]).toBe('Payroll administrator')
  expect(partial.every((value) => value.startsWith('Payroll'))).toBe(true)
})

test('B2.2 a relative of the word comes after the word itself', () => {
  const values = found('invoices', ['skill'])
  expect(values.indexOf('Invoice preparation')).toBeLessThan(values.indexOf('Recurring billing setup'))
})

test.each([
  ['bookk', 'Bookkeeper'],
  ['quickb', 'QuickBooks Online'],
  ['bank rec', 'Bank reconciliation'],
  ['social m', 'Social media manager'],
])('B2.2 the last word may be incomplete: %s finds %s', (query, value) => {
  expect(found(query)).toContain(value)
})

test.each([
  ['quikbooks', 'QuickBooks Online'],
  ['qickb', 'QuickBooks Online'],
  ['tranlator', 'Translator'],
  ['sociel media', 'Social media manager'],
  ['emial marketing', 'Email marketing specialist'],
  ['bookeeping', 'Bookkeeper'],
  ['acounts payable', 'Accounts payable processing'],
])('B2.2 tolerates typos: %s finds %s', (query, value) => {
  expect(found(query).slice(0, 5)).toContain(value)
})

test.each([
  ['bookkeeper', 'Light bookkeeping support', 'skill'],
  ['bookkeeper', 'Bank reconciliation', 'skill'],
  ['qbo', 'QuickBooks Online', 'tool'],
  ['resumes', 'Resume screening', 'skill'],
  ['newsletters', 'Newsletter preparation', 'skill'],
  ['ea', 'Executive assistant', 'role'],
  ['late payers', 'Overdue account follow-up', 'skill'],
  ['organisation', 'Organization', 'skill'],
  ['conversion rate optimization', 'Conversion rate optimization', 'skill'],
  ['product listing optimization', 'Product listing optimization', 'skill'],
  ['telephone surveys', 'Phone surveys', 'skill'],
] as const)('B2.2 knows plurals, synonyms and both spellings: %s finds %s', (query, value, type) => {
  expect(found(query, [type])).toContain(value)
})

test.each([
  ['teneuse', 'role', 'Teneuse ou teneur de livres'],
  ['tenue de livres', 'skill', 'Soutien à la tenue de livres'],
  ['rapprochement ban', 'skill', 'Rapprochement bancaire'],
  ['gestion d’agenda', 'skill', 'Gestion d’agenda de direction'],
  ['QuickBooks', 'tool', 'QuickBooks Online'],
] as const)('B2.2 finds by French names: %s among the %ss finds %s', (query, type, value) => {
  const names = writtenIn('fr', () => found(query, [type]))
  expect(names.slice(0, 5)).toContain(value)
})

test('B2.2 a French name finds the same for a reader of English', () => {
  expect(found('rapprochement bancaire')[0]).toBe('Bank reconciliation')
  expect(found('Teneuse ou teneur de livres')[0]).toBe('Bookkeeper')
})

test('B2.2 word order and accents do not matter', () => {
  expect(found('reconciliation bank')[0]).toBe('Bank reconciliation')
  expect(found('Québóoks')).toEqual(found('Quebooks'))
})

test('B2.2 a free sentence brings the tool, the skills and the roles it speaks of', () => {
  const values = found('someone to reconcile quickbooks and chase invoices')
  expect(values).toContain('QuickBooks Online')
  expect(values).toContain('Bank reconciliation')
  expect(values).toContain('Overdue account follow-up')
  expect(values).toContain('Bookkeeper')
  expect(values).toContain('Billing, invoicing and collections specialist')
})

test('B2.2 what nobody knows brings nothing', () => {
  expect(search('zzqxv wqpoi')).toEqual({ keywords: [], count: 0 })
})

test.each(['\u0000\ud800', '💼💼💼', '%_\\"\'--', 'a'.repeat(10_000), 'bank '.repeat(2_000), '-/'.repeat(5_000)])(
  'B2.2 any text is answered in bounded time',
  (text) => {
    search(text)
    expect(processorTime(() => search(text))).toBeLessThan(50)
  },
)

test('B2.2 every keyword is found first by its own name', () => {
  const missed = vocabulary.keywords.entries.filter(
    (entry) => search(entry.value, [entry.type], 1).keywords[0]?.id !== entry.id,
  )
  expect(missed.map((entry) => entry.value)).toEqual([])
})

test('B2.2 a mistyped tool is offered before the role it is spoken of with', () => {
  for (const typed of ['quickbooks', 'quikbooks', 'quickboks']) expect(found(typed)[0]).toBe('QuickBooks Online')
})

import { afterAll, expect, it } from 'vitest'
import { allOperations } from '../operations.ts'
import { readLanguageFrom } from './i18n/current-language.ts'
import type { Language } from './i18n/language.ts'

/** Messages that are still in English alone: what is moved to a catalog is taken out here. */
const notMoved: readonly string[] = [
  '2 to 40 letters, digits, dashes or underscores',
  'A bonus must be more than nothing',
  'A routing number has 9 digits',
  'A transit number has 5 digits',
  'Add at least one line',
  'An account number has 4 to 17 digits',
  'An account number has 7 to 12 digits',
  'An account number isn’t all zeros. Please check it',
  'An institution number has 3 digits',
  'At least 0',
  'At least 0.1',
  'At least 1',
  'At least 64 pixels',
  'At most 1,000 hours',
  'At most 10',
  'At most 10 files',
  'At most 10,000',
  'At most 10,000 characters',
  'At most 100',
  'At most 100 tasks at once',
  'At most 100%',
  'At most 120 characters',
  'At most 2,000 characters',
  'At most 20',
  'At most 20 people',
  'At most 20 searches',
  'At most 20,000 characters',
  'At most 200 characters',
  'At most 200 words',
  'At most 200.00',
  'At most 30 filters',
  'At most 300 characters',
  'At most 5,000 characters',
  'At most 5000 characters',
  'At most 60',
  'At most 744 hours',
  'Choose a reason',
  'Choose a score',
  'Choose a year',
  'Choose an answer',
  'Choose at least one',
  'Choose one',
  'Choose one change',
  'Choose rows, or all that match',
  'Choose the first day',
  'Choose the last day',
  'Choose when you can work',
  'Each band begins at more hours than the one before',
  'Each line once',
  'Each one once',
  'Each only once',
  'Each task once',
  'Enter an amount',
  'Everyone here speaks English',
  'Links must lead to /a-page, https://… or mailto:…',
  'Must be 0, 25, 50 or 100',
  'Must be a group and a name, such as featureFlag.client-time',
  'Must be a kind and an id, such as discussion:42',
  'Must be a month',
  'Must be a path',
  'Must be a rate, such as 1.3712',
  'Must be a whole number',
  'Must be after it begins',
  'Must be as many as hours',
  'Must be at most 2000 characters',
  'Must be at most 300 characters',
  'Must be at most 4000 characters',
  'Must be group:word',
  'Must be one of the options',
  'Must be one of the tests',
  'Must not be zero',
  'No branch has this number. You’ll find yours on a cheque or in your online banking',
  'No institution has this number. You’ll find yours on a cheque or in your online banking',
  'Not a timer’s id',
  'Only a repeating promotion has months',
  'Only an amount has a currency',
  'Only for someone who is turned down',
  'Please agree so that we can consider your application',
  'Please tick this box',
  'Required',
  'The last day can’t be before the first.',
  'There is no such list',
  'This has a character we can’t keep',
  'Too many at once',
  'We can’t read how often this is',
]

interface Definition {
  readonly error?: (issue: object) => unknown
}
interface Node {
  readonly _zod: { readonly def: Definition }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '_zod' in value

let language: Language = 'en'
const before = readLanguageFrom(() => language)
afterAll(() => void readLanguageFrom(before))

function said(error: NonNullable<Definition['error']>, input: unknown, reader: Language): unknown {
  language = reader
  return error({ input, code: 'custom', path: [], values: [] })
}

/** What the errors of a schema and its parts say whoever reads, whatever is given. */
function literalMessages(node: Node, seen: Set<Node>): unknown[] {
  if (seen.has(node)) return []
  seen.add(node)
  const { error, ...parts } = node['_zod'].def
  const literal = ['', undefined, NaN, 'x', 0, {}].flatMap((input) => {
    if (typeof error !== 'function') return []
    const english = said(error, input, 'en')
    return english === said(error, input, 'fr') ? [english] : []
  })
  const below = Object.values(parts).flatMap((part): unknown[] =>
    isNode(part) ? [part] : typeof part === 'object' && part !== null ? Object.values(part) : [],
  )
  return [...literal, ...below.filter(isNode).flatMap((each) => literalMessages(each, seen))]
}

it('what a schema says at a field is a message of a catalog', () => {
  const seen = new Set<Node>()
  const found = allOperations.flatMap(({ body, query, params }) =>
    [body, query, params].flatMap((schema: unknown) => (isNode(schema) ? literalMessages(schema, seen) : [])),
  )
  expect([...new Set(found.filter((each) => typeof each === 'string'))].sort()).toEqual([...notMoved].sort())
})

import { expect, test } from 'vitest'
import { suggestKeywords } from './keyword-suggestions.ts'
import { referenceFromFiles } from '../../testing/understanding/reference-from-files.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(referenceFromFiles())
const nothing = { roles: [], skills: [], tools: [], default: [] }

function values(list: { value: string }[]): string[] {
  return list.map(({ value }) => value)
}

test('B2.1 with nothing entered, six popular searches of each kind from different corners', () => {
  const { roles, skills, tools } = suggestKeywords(vocabulary, nothing)
  expect([roles.length, skills.length, tools.length]).toEqual([6, 6, 6])
  const categories = new Set(
    vocabulary.reference.tools.filter((tool) => values(tools).includes(tool.value)).map((tool) => tool.category),
  )
  expect(categories.size).toBeGreaterThanOrEqual(5)
})

test('B2.1 suggestions follow what is entered', () => {
  const { roles, skills, tools } = suggestKeywords(vocabulary, { ...nothing, tools: ['Xero'], last: 'tools:Xero' })
  expect(values(roles).slice(0, 2)).toContain('Bookkeeper')
  expect(values(skills)).toContain('Bank reconciliation')
  expect(values(tools)).toContain('QuickBooks Online')
})

test('B2.1 what is entered is never suggested again, whatever its case, accents or group', () => {
  const entered = {
    roles: ['BOOKKEEPER'],
    skills: ['bank  Reconciliátion'],
    tools: ['qbo'],
    default: ['Accountant'],
    last: 'tools:qbo',
  }
  const { roles, skills, tools } = suggestKeywords(vocabulary, entered)
  expect(values(roles)).not.toContain('Bookkeeper')
  expect(values(roles)).not.toContain('Accountant')
  expect(values(skills)).not.toContain('Bank reconciliation')
  expect(values(tools)).not.toContain('QuickBooks Online')
})

test('B2.1 the newest word weighs most', () => {
  const entered = { ...nothing, skills: ['Bank reconciliation'], tools: ['Truckstop'] }
  const afterTool = suggestKeywords(vocabulary, { ...entered, last: 'tools:Truckstop' })
  const afterSkill = suggestKeywords(vocabulary, { ...entered, last: 'skills:Bank reconciliation' })
  expect(values(afterTool.roles)[0]).toBe('Dispatcher')
  expect(values(afterSkill.roles)[0]).toBe('Bookkeeper')
})

test('B2.1 free words and a last word that is not in the list count too', () => {
  expect(values(suggestKeywords(vocabulary, { ...nothing, default: ['send trucks out'] }).roles)[0]).toBe('Dispatcher')
  expect(values(suggestKeywords(vocabulary, { ...nothing, last: 'skills:Logo design' }).roles)[0]).toBe(
    'Graphic designer',
  )
})

test('B2.2 words nobody knows and malformed last words are treated as nothing entered', () => {
  const popular = suggestKeywords(vocabulary, nothing)
  expect(suggestKeywords(vocabulary, { ...nothing, default: ['qqzzxx'], last: 'nonsense' })).toEqual(popular)
  expect(suggestKeywords(vocabulary, { ...nothing, last: ':' })).toEqual(popular)
})

test('B2.1 what a message excludes is not suggested', () => {
  const wanted = suggestKeywords(vocabulary, { ...nothing, default: ['lead lists and cold calling'] })
  expect(values(wanted.roles)).toContain('Cold caller and telemarketer')
  const { roles, skills } = suggestKeywords(vocabulary, { ...nothing, default: ['lead lists, no cold calling'] })
  expect(values(roles)).not.toContain('Cold caller and telemarketer')
  expect(values(skills)).not.toContain('Cold calling')
  expect(values(roles)).toContain('Lead generation specialist')
})

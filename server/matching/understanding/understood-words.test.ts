import { expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { referenceFromFiles } from '../../testing/understanding/reference-from-files.ts'
import { understand } from './understood-words.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(referenceFromFiles())

function named(word: string): { skills: string[]; tools: string[] } {
  const { skills, tools } = understand(vocabulary, word)
  return { skills: skills.map(({ value }) => value), tools: tools.map(({ value }) => value) }
}

test.each([
  ['bookeeper quickbooks', [], ['QuickBooks Online']],
  ['CRM cleanup in HubSpot', ['CRM data cleanup'], ['HubSpot']],
  ['bilingual receptionist', [], []],
  ['adjointe bilingue', [], []],
  ['tenue de livres dans QuickBooks', [], ['QuickBooks Online']],
  ['edit my podcast in Descript', ['Podcast editing'], ['Descript']],
  ['take notes in Zoom meetings', ['Minute taking'], ['Zoom']],
  ['QuickBooks and Gusto payroll', [], ['QuickBooks Online', 'Gusto']],
  ['notion workspace setup', ['Notion workspace setup'], []],
  ['keep our boards in Monday tidy', [], ['monday.com']],
  ['monday.com boards', [], ['monday.com']],
  ['monday', [], ['monday.com']],
])("B2.1 '%s' names the skills and tools in it", (word, skills, tools) => {
  expect(named(word)).toEqual({ skills, tools })
})

test.each([
  'make our proposals look nice',
  'I close the store at night',
  'asdf qwer',
  '',
  'logo for a bakery',
  'starting next Monday',
  'Monday to Friday',
  'on Monday mornings',
])("B2.1 '%s' names no tool: everyday words are tools only where written as a name", (word) => {
  expect(named(word).tools).toEqual([])
})

test('B2.1 any text is read in bounded time', () => {
  const text = 'bank reconciliation in QuickBooks and HubSpot '.repeat(200)
  understand(vocabulary, text)
  expect(processorTime(() => understand(vocabulary, text))).toBeLessThan(50)
})

test.each([
  ['bookeeper quickbooks', ['Bookkeeper']],
  ['bilingual receptionist', ['Virtual receptionist']],
  ['Spanish speaking bookkeeper quickbooks', ['Bookkeeper']],
  ['comptable qui parle français', ['Accountant']],
  ['French translator', ['Translator']],
  ['adjointe virtuelle', ['General virtual assistant']],
  ['mandarin', []],
  ['someone French speaking', []],
  ['cleaning my house', []],
  ['asdf qwer', []],
])("B2.1 '%s' means a role only where one is surely meant", (word, roles) => {
  expect(understand(vocabulary, word).roles.map(({ value }) => value)).toEqual(roles)
})

test('B2.1 who is bilingual is told by a language, not by a skill', () => {
  const { skills, languages } = understand(vocabulary, 'bilingual English and French assistant')
  expect({ skills, languages: languages.map(({ value }) => value) }).toEqual({ skills: [], languages: ['French'] })
})

import { expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { referenceFromFiles } from '../../testing/understanding/reference-from-files.ts'
import { languagesIn } from './spoken-languages.ts'

const { languages } = referenceFromFiles()
const named = (text: string) => languagesIn(languages, text).map(({ value }) => value)

test.each([
  ['bilingual receptionist', ['French']],
  ['adjointe bilingue', ['French']],
  ['bilingual English/Spanish receptionist', ['Spanish']],
  ['Spanish speaking customer support', ['Spanish']],
  ['spanish-speaking VA', ['Spanish']],
  ['francophone', ['French']],
  ['réceptionniste francophone à Montréal', ['French']],
  ['assistante qui parle français', ['French']],
  ['quelqu’un qui parle espagnol', ['Spanish']],
  ['mandarin', ['Mandarin']],
  ['someone fluent in Mandarin or Cantonese', ['Mandarin', 'Cantonese']],
  ['Punjabi speaking dispatcher', ['Punjabi']],
  ['customer service in French and Spanish', ['French', 'Spanish']],
  ['English and French bookkeeper', ['French']],
  ['french', ['French']],
  ['German emails', ['German']],
  ['French or Spanish speaking assistant', ['French', 'Spanish']],
  ['translate our menu into Spanish', ['Spanish']],
  ['service à la clientèle en français', ['French']],
  ['trilingual: English, French, Arabic', ['French', 'Arabic']],
  ['who knows American sign language', ['American Sign Language']],
  ['farsi speaker', ['Persian']],
  ['emails in German and Dutch', ['German', 'Dutch']],
  ['traductrice espagnole', ['Spanish']],
  ['German a huge plus', ['German']],
  ['Korean is a real asset', ['Korean']],
  ['website translated: italian and german', ['Italian', 'German']],
  ['parlant créole haïtien et français', ['Haitian Creole', 'French']],
  ['des textes français à corriger', ['French']],
  ['our speakers are Quebecers so you need French.', ['French']],
  ['Spanish is important', ['Spanish']],
  ['Inscriptions. Français et un peu d’anglais.', ['French']],
  ['Write our manuals. English, then Spanish.', ['Spanish']],
  ['sous-titres français pour 22 capsules', ['French']],
])("B2.1 '%s' asks for languages", (text, expected) => {
  expect(named(text)).toEqual(expected)
})

test.each([
  'bookkeeper for a French bakery',
  'inventory for my Italian restaurant',
  'polish my resume',
  'comptable pour un restaurant italien',
  'Italian and French bakery',
  'German shepherd breeder',
  'chinese suppliers in a spreadsheet',
  'english speaking assistant',
  'fluent in English',
  'no French needed',
  'receptionist, French not required, without Spanish',
  'we need French toast recipes',
  'Edit. polish. Publish.',
  'Italian bakery. Bookkeeping.',
  'we need Polish sausage suppliers',
  'greek yogurt recipes for my blog',
  'tenue de livres',
  '',
])("B2.1 '%s' asks for no language", (text) => {
  expect(named(text)).toEqual([])
})

test('B2.1 a text of any length is read in bounded time', () => {
  const text = 'french or spanish and german speaking '.repeat(500)
  named(text)
  expect(processorTime(() => named(text))).toBeLessThan(20)
})

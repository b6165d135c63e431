import { expect, test } from 'vitest'
import { placesFromFiles } from '../../../testing/understanding/places-from-files.ts'
import { referenceFromFiles } from '../../../testing/understanding/reference-from-files.ts'
import { buildVocabulary } from '../vocabulary.ts'
import { zoneIn } from './clock.ts'
import { messageWords } from './message-words.ts'

const vocabulary = buildVocabulary(referenceFromFiles())
const places = placesFromFiles()
const zone = (text: string) => zoneIn(vocabulary, places, messageWords(text))?.timezone ?? null

test.each([
  ['Eastern time', 'America/Toronto'],
  ['Pacific hours', 'America/Los_Angeles'],
  ['Pacific business hours', 'America/Los_Angeles'],
  ['we are on Central time', 'America/Chicago'],
  ['Mountain Standard Time', 'America/Denver'],
  ['10 hours a week, Eastern', 'America/Toronto'],
  ['9 to 5 Central', 'America/Chicago'],
  ['time zone: Mountain', 'America/Denver'],
  ['9am-1pm EST', 'America/Toronto'],
  ['noon PT', 'America/Los_Angeles'],
  ['East Coast hours', 'America/Toronto'],
  ['$20 an hour, mst', 'America/Denver'],
  ['running a small shop from Saskatoon', 'America/Regina'],
  ['Newfoundland time', 'America/St_Johns'],
  ['heure de l’Est', 'America/Toronto'],
  ['heures du Pacifique', 'America/Los_Angeles'],
  ['heure des Rocheuses', 'America/Denver'],
  ['heure de Montréal', 'America/Toronto'],
  ['Toronto time', 'America/Toronto'],
  ['based in Vancouver', 'America/Vancouver'],
  ['we are located in Regina', 'America/Regina'],
  ['a bakery in Halifax', 'America/Halifax'],
  ['a bakery in halifax', 'America/Halifax'],
  ['dental clinic in Moncton, NB', 'America/Moncton'],
  ['law firm in Portland, Maine', 'America/New_York'],
  ['law firm in Portland', 'America/Los_Angeles'],
  ['out of St. John’s', 'America/St_Johns'],
  ['Calgary-based team', 'America/Edmonton'],
  ['a Calgary law firm needs a secretary', 'America/Edmonton'],
  ['boulangerie à Trois-Rivières', 'America/Toronto'],
  ['basés à Québec', 'America/Toronto'],
  ['we are in Alberta', 'America/Edmonton'],
  ['I live in Austin', 'America/Chicago'],
  ['Architect, Vancouver. Need help.', 'America/Vancouver'],
  ['we are in Vancouver but need someone on Eastern time', 'America/Toronto'],
  ['we run two clinics in Winnipeg', 'America/Winnipeg'],
])("B2.1 '%s' is on the clock of %s", (text, timezone) => {
  expect(zone(text)).toBe(timezone)
})

test.each([
  'Boston terrier breeders',
  'Eastern Europe',
  'Pacific Northwest hikes',
  'mountain bikes',
  'Central Park Dental',
  'file our GST and PST',
  'HST returns',
  'leads in Florida',
  'a list of restaurants in Boston',
  'clients in Texas',
  'book a hotel in Chicago',
  'a conference in Denver',
  'ship orders to Vancouver',
  'based in London, UK',
  'in reading',
  'in orange and black',
  'blog about New York pizza',
  'translate to Spanish',
  'c’est pour nous',
  'part time, PT clinic',
  'our hours are long',
  '',
])("B2.1 '%s' says no clock", (text) => {
  expect(zone(text)).toBeNull()
})

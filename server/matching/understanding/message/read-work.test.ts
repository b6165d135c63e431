import { expect, test } from 'vitest'
import { processorTime } from '../../../testing/processor-time.ts'
import { messages } from '../../../testing/understanding/messages/tuned-1.ts'
import { placesFromFiles } from '../../../testing/understanding/places-from-files.ts'
import { referenceFromFiles } from '../../../testing/understanding/reference-from-files.ts'
import { recommendRoles } from '../role-recommendation.ts'
import { buildVocabulary } from '../vocabulary.ts'
import { readMessage } from './read-message.ts'
import { readWork } from './read-work.ts'

const reference = referenceFromFiles()
const vocabulary = buildVocabulary(reference)
const slugs = new Map(reference.roles.map(({ id, slug }) => [id, slug]))

function workOf(text: string): (string | undefined)[] {
  return readWork(vocabulary, text).work.map(({ role }) => reference.roles[role]?.slug)
}

function recommended(text: string): {
  recognised: boolean
  slugs: (string | undefined)[]
  sure: (string | undefined)[]
} {
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [text] })
  return {
    recognised,
    slugs: roles.map(({ id }) => slugs.get(id)),
    sure: roles.filter(({ preselected }) => preselected).map(({ id }) => slugs.get(id)),
  }
}

test('B2.3 several kinds of work come in the order they were said, those that are certain preselected', () => {
  const text = 'Payroll for twelve drivers. Then our bookkeeping in Xero. And somebody who edits our YouTube videos.'
  const { slugs: found, sure } = recommended(text)
  expect(found.slice(0, 3)).toEqual(['payroll-administrator', 'bookkeeper', 'video-editor'])
  expect(sure).toEqual(['payroll-administrator', 'bookkeeper', 'video-editor'])
})

test('B2.3 one clear kind of work alone is preselected, and none where several are as likely', () => {
  expect(recommended('bookkeeper').sure).toEqual(['bookkeeper'])
  expect(recommended('asdf qwer').sure).toEqual([])
})

test.each([
  ['my wife and I run a bakery and need invoices sent', ['billing-specialist']],
  ['Our receptionist left last month. I need bookkeeping.', ['bookkeeper']],
  ['We are a web design agency, and we need someone for payroll.', ['payroll-administrator']],
  ['I sell candles on Shopify. Bookkeeping please.', ['bookkeeper']],
  ['Recruiting firm. Bookkeeping wanted.', ['bookkeeper']],
  ['Budget: $500 a month\nSchedule: mornings\nWork: bookkeeping', ['bookkeeper']],
  ['bookkeeping, Spanish a must', ['bookkeeper']],
  ['Bookkeeping. Français et un peu d’anglais.', ['bookkeeper']],
  ['Une réceptionniste virtuelle, bilingue anglais français', ['virtual-receptionist']],
  ['A receptionist. $3,000 ad budget a month.', ['virtual-receptionist']],
])("B2.3 an aside, a label or a language contributes no work: '%s'", (text, work) => {
  expect(workOf(text)).toEqual(work)
})

test.each([
  ['I need a notary to witness a signature', 'notary to witness a signature'],
  ['babysitter for two kids', 'babysitter for two kids'],
  ['We need a cook for a lumber camp, 14 days on 14 off', 'cook for a lumber camp'],
  ['tutor my daughter in math', 'tutor my daughter in math'],
  ['massage therapist who comes to the office', 'massage therapist who comes to the office'],
  ['clean my house every second friday', 'clean my house'],
  ['Je cherche une femme de ménage', 'femme de ménage'],
])("B2.3 '%s' is not our trade, and is quoted as '%s'", (text, words) => {
  expect(recommended(text).recognised).toBe(false)
  const { outside } = readMessage(vocabulary, placesFromFiles(), [text], () => ({ year: 2026, month: 11, day: 30 }))
  expect(outside.map(({ word }) => word)).toEqual([words])
})

test.each([
  ['Copyeditor needed, InDesign', 'editor-proofreader'],
  ['mes factures pis ma paie', 'payroll-administrator'],
  ['keep on top of my emails', 'general-virtual-assistant'],
  ['permits filled out, inspection dates booked', 'appointment-setter'],
  ['handle reservations', 'appointment-setter'],
  ['typing up catalogue cards', 'data-entry-specialist'],
])("B2.3 '%s' asks for %s", (text, role) => {
  expect(workOf(text)).toContain(role)
})

test.each([
  ["We're a notary office and the phone never stops. Receptionist wanted.", 'virtual-receptionist'],
  ['answer calls for a plumber', 'virtual-receptionist'],
])("B2.3 '%s' is our trade, whatever the business does", (text, role) => {
  expect(recommended(text)).toMatchObject({ recognised: true })
  expect(recommended(text).slugs[0]).toBe(role)
  expect(readWork(vocabulary, text).outside).toEqual([])
})

test('B2.3 a message of the longest length is read to its end', () => {
  const filler = 'We have been a family business for many years and we like it here. '
  const text = `${filler.repeat(28)}Please do our payroll.`
  expect(text.length).toBeGreaterThan(1_800)
  expect(text.length).toBeLessThanOrEqual(2_000)
  expect(recommended(text).slugs[0]).toBe('payroll-administrator')
})

test('B2.1 reading stays linear: twice the message takes about twice as long', () => {
  const long = messages
    .map(({ text }) => text)
    .join('. ')
    .slice(0, 16_000)
  const time = (from: number, length: number) => {
    let least = Infinity
    for (let round = 0; round < 5; round += 1)
      least = Math.min(
        least,
        processorTime(() => readWork(vocabulary, `${String(round)} ${long.slice(from, from + length)}`)),
      )
    return least
  }
  time(0, 8_000)
  const [half, whole] = [time(0, 8_000), time(0, 16_000)]
  expect(whole).toBeLessThan(4 * half + 20)
})

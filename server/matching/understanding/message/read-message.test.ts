import { expect, test } from 'vitest'
import { understoodMessage, type UnderstoodMessage } from '@talentplace/contract/matching/keyword.routes'
import { messages as tunedFirst } from '../../../testing/understanding/messages/tuned-1.ts'
import { messages as tunedSecond } from '../../../testing/understanding/messages/tuned-2.ts'
import { messages as tunedThird } from '../../../testing/understanding/messages/tuned-3.ts'
import { placesFromFiles } from '../../../testing/understanding/places-from-files.ts'
import { referenceFromFiles } from '../../../testing/understanding/reference-from-files.ts'
import { buildVocabulary } from '../vocabulary.ts'
import { readMessage } from './read-message.ts'

const vocabulary = buildVocabulary(referenceFromFiles())
const places = placesFromFiles()

/** Read on Monday, 30 November 2026. */
function readOn(...texts: string[]): UnderstoodMessage {
  return readMessage(vocabulary, places, texts, () => ({ year: 2026, month: 11, day: 30 }))
}

interface Span {
  word: number
  start: number
  end: number
}

function spansOf(message: UnderstoodMessage): Span[] {
  const { hours, timezone, budget, start, availabilities, languages, excluded, work, outside } = message
  const single = [hours, timezone, budget, start].flatMap((said) => said ?? [])
  return [...single, ...availabilities, ...languages, ...excluded, ...work, ...outside].map(({ span }) => span)
}

test('B2.1 a message says its work, hours, clock, availability, budget, start, languages and exclusions, each with its words', () => {
  const text =
    'Bakery in Halifax. Social media and bookkeeping, no cold calling. Mornings only, 10 to 15 hours a week from January 4, $25/h, French a must.'
  const message = readOn(text)
  const quote = (span: Span | undefined) => (span === undefined ? undefined : text.slice(span.start, span.end))
  expect(message.hours).toMatchObject({ per_month: 54, kind: 'number' })
  expect(quote(message.hours?.span)).toBe('10 to 15 hours a week')
  expect(message.timezone?.timezone).toBe('America/Halifax')
  expect(quote(message.timezone?.span)).toBe('Halifax')
  expect(message.availabilities.map(({ availability }) => availability)).toEqual(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `${day}_morning`),
  )
  expect(quote(message.availabilities[0]?.span)).toBe('Mornings')
  expect(message.budget).toMatchObject({ amount_cents: 2500, currency: null, unit: 'hour' })
  expect(quote(message.budget?.span)).toBe('$25/h')
  expect(message.start?.date).toBe('2027-01-04')
  expect(quote(message.start?.span)).toBe('from January 4')
  expect(message.languages.map(({ value, span }) => [value, quote(span)])).toEqual([['French', 'French']])
  expect(message.work.map(({ role, span }) => [role.value, quote(span)])).toEqual([
    ['Social media manager', 'Social media'],
    ['Bookkeeper', 'bookkeeping'],
  ])
  expect(message.excluded.filter(({ type }) => type === 'role').map(({ value, span }) => [value, quote(span)])).toEqual(
    [['Cold caller and telemarketer', 'no cold calling']],
  )
})

test('B2.1 a budget asks for nobody who makes budgets', () => {
  const message = readOn('bookkeeper', 'our budget is around $800 a month')
  expect(message.budget).toMatchObject({ amount_cents: 80_000, unit: 'month' })
  expect(message.work.map(({ role }) => role.value)).toEqual(['Bookkeeper'])
})

test('B2.1 spans stand in the word they came from, and cut out whole words', () => {
  for (const { text } of [...tunedFirst, ...tunedSecond, ...tunedThird]) {
    const message = understoodMessage.parse(readOn('payroll', text))
    for (const { word, start, end } of spansOf(message)) {
      const of = ['payroll', text][word] ?? ''
      expect(start).toBeLessThan(end)
      expect(end).toBeLessThanOrEqual(of.length)
      expect(of.slice(start, end)).toMatch(/^[\p{L}\p{N}$€£].*[\p{L}\p{N}$]$|^[\p{L}\p{N}]$/su)
      expect(of.slice(Math.max(0, start - 1), start)).not.toMatch(/\p{L}(?=$)(?<![dlcjmnst])/iu)
    }
  }
})

test('B2.1 what nobody said is null or empty', () => {
  for (const text of ['', '…', 'asdf qwer', 'bookkeeper'])
    expect(readOn(text)).toMatchObject({
      hours: null,
      timezone: null,
      availabilities: [],
      languages: [],
      budget: null,
      start: null,
      excluded: [],
    })
})

test('B2.1 of several words each is read, and what is said first counts', () => {
  const message = readOn('bookkeeping, 10 hours a week', 'payroll, 20 hours a week, Toronto time')
  expect(message.hours).toMatchObject({ per_month: 43, span: { word: 0 } })
  expect(message.timezone).toMatchObject({ timezone: 'America/Toronto', span: { word: 1, start: 26, end: 38 } })
  expect(message.work.map(({ role, span }) => [role.value, span.word])).toEqual([
    ['Bookkeeper', 0],
    ['Payroll administrator', 1],
  ])
})

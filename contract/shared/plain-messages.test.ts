import './plain-messages.ts'
import { afterAll, afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { readLanguageFrom } from './i18n/current-language.ts'
import type { Language } from './i18n/language.ts'
import { rawMessage } from '../testing/raw-message.ts'

let language: Language = 'en'
const before = readLanguageFrom(() => language)
afterAll(() => void readLanguageFrom(before))
afterEach(() => {
  language = 'en'
})

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

it.each<[string, z.ZodType, unknown]>([
  ['Required', z.string(), undefined],
  ['Required', z.string().min(1), ''],
  ['Required', z.enum(['a', 'b']), undefined],
  ['Required', z.union([z.string(), z.int()]), undefined],
  ['Use at most 3 characters', z.string().max(3), 'four'],
  ['Use at least 3 characters', z.string().min(3), 'x'],
  ['Use exactly 1 character', z.string().length(1), 'xx'],
  ['Choose at most 2', z.array(z.int()).max(2), [1, 2, 3]],
  ['Choose at least 1', z.array(z.int()).min(1), []],
  ['Must be 5 or less', z.number().max(5), 6],
  ['Must be 5 or more', z.number().min(5), 4],
  ['Must be more than 0', z.number().positive(), 0],
  ['Must be less than 0', z.number().negative(), 0],
  ['Must be a multiple of 5', z.number().multipleOf(5), 6],
  ['Enter text', z.string(), 7],
  ['Enter a number', z.number(), 'x'],
  ['Enter a whole number', z.int(), 1.5],
  ['Must be true or false', z.boolean(), 'x'],
  ['Must be a list', z.array(z.int()), {}],
  ['Must be an object', z.object({}), []],
  ['Enter a valid email address', z.email(), 'x'],
  ['Enter a full web address, such as https://example.com', z.url(), 'x'],
  ['Enter a date as YYYY-MM-DD', z.iso.date(), '2027-02-30'],
  ['Enter a date and time such as 2027-01-15T18:00:00Z', z.iso.datetime(), 'today'],
  ['Choose one of a, b', z.enum(['a', 'b']), 'c'],
  ['Must be a', z.literal('a'), 'c'],
  ['Has parts that we don’t know', z.strictObject({}), { a: 1 }],
  ['This isn’t in the form we expect', z.string().regex(/^a$/), 'b'],
  ['This isn’t in the form we expect', z.union([z.string(), z.int()]), {}],
  ['Has parts that we don’t know', z.record(z.enum(['a']), z.int()), { b: 1, a: 1 }],
])('people are told: %s', (message, schema, value) => {
  const messages = messageOf(schema, value)
  expect(messages).toContain(message)
  for (const each of messages ?? []) expect(each).not.toMatch(rawMessage)
})

it('a schema’s own message stays, and the library’s words are told apart from ours', () => {
  expect(messageOf(z.string().max(3, 'Keep it short'), 'four')).toEqual(['Keep it short'])
  for (const raw of [
    'Too big: expected string to have <=3 characters',
    'Invalid input: expected string, received undefined',
    'Invalid ISO date',
    'Invalid option: expected one of "a"|"b"',
    'Invalid string: must match pattern /^a$/',
    'Unrecognized key: "a"',
  ]) {
    expect(raw).toMatch(rawMessage)
  }
})

it.each<[string, z.ZodType, unknown]>([
  ['Obligatoire', z.string().min(1), ''],
  ['Utilisez au plus 5\u00a0000 caractères', z.string().max(5000), 'x'.repeat(5001)],
  ['Utilisez exactement 1 caractère', z.string().length(1), 'xx'],
  ['Doit être d’au plus 1\u00a0000', z.number().max(1000), 1001],
  ['Choisissez-en au plus 2', z.array(z.int()).max(2), [1, 2, 3]],
  ['Entrez une adresse courriel valide', z.email(), 'x'],
])('readers of French are told: %s', (message, schema, value) => {
  language = 'fr'
  expect(messageOf(schema, value)).toEqual([message])
})

it.each<[string, z.ZodType, number]>([
  ['Must be more than zero', z.int().min(1), 0],
  ['Must be more than zero', z.int().positive(), 0],
  ['Must be 0 or more', z.int().min(0), -1],
  ['This amount is too large', z.int().max(5), 6],
])('an amount is never told its bounds in cents: %s', (message, amount, value) => {
  expect(messageOf(z.object({ price_cents: amount }), { price_cents: value })).toEqual([message])
})

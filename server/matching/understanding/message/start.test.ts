import { expect, test } from 'vitest'
import { messageWords } from './message-words.ts'
import { startIn } from './start.ts'

/** Read on Monday, 30 November 2026. */
function read(text: string): string | null {
  return startIn(messageWords(text), text, { year: 2026, month: 11, day: 30 })?.date ?? null
}

test.each([
  ['start Monday', '2026-12-07'],
  ['starting on Friday', '2026-12-04'],
  ['start next week', '2026-12-07'],
  ['starting December 15', '2026-12-15'],
  ['beginning Dec 15th', '2026-12-15'],
  ['from January 4', '2027-01-04'],
  ['start in January', '2027-01-01'],
  ['starting mid January', '2027-01-15'],
  ['start in two weeks', '2026-12-14'],
  ['start date: March 1, 2027', '2027-03-01'],
  ['start tomorrow', '2026-12-01'],
  ['to start next month', '2026-12-01'],
  ['as of February 1', '2027-02-01'],
  ['guest reviews. February 1 start.', '2027-02-01'],
  ['à partir de lundi', '2026-12-07'],
  ['à partir du 11 janvier', '2027-01-11'],
  ['dès le 1er mars', '2027-03-01'],
  ['début: 18 janvier 2027', '2027-01-18'],
  ['pour commencer la semaine prochaine', '2026-12-07'],
  ['need someone ASAP', '2026-11-30'],
  ['start immediately', '2026-11-30'],
  ['can start right away', '2026-11-30'],
  ['besoin de quelqu’un dès que possible', '2026-11-30'],
  ['short one person from January 15 until June', '2027-01-15'],
  ['Payroll. June to August', '2027-06-01'],
  ['Data entry. Mar - end of May, daily', '2027-03-01'],
  ['Début mars. Pas de paie.', '2027-03-01'],
  ['dès janvier', '2027-01-01'],
  ['Entrée en poste le 11 janvier', '2027-01-11'],
  ['18 hours a week May to September', '2027-05-01'],
  ['Du 20 décembre au 3 janvier', '2026-12-20'],
])("B2.1 '%s' begins on %s", (text, date) => {
  expect(read(text)).toBe(date)
})

test.each([
  'we started in 2009',
  'starting at $15 an hour',
  'starting at 9 am',
  'from Monday to Friday',
  'a launch on January 15',
  'busy from December to March',
  'reply to customers ASAP',
  'calls must be returned immediately',
  'we start every day at 7',
  'startups',
  'start a podcast',
  'from 9 to 5',
  'invoices due by March 1',
  'years of receipts from last January',
  '',
  'our season is May to October',
  'May I ask for help to sell',
  'des janvier froids',
  'la facture du 20 décembre au 3 janvier',
  'you may to some extent decide',
])("B2.1 '%s' says no day to begin", (text) => {
  expect(read(text)).toBeNull()
})

test('B2.1 a day is reckoned from the day it is read', () => {
  const words = messageWords('start Monday')
  expect(startIn(words, 'start Monday', { year: 2026, month: 12, day: 31 })?.date).toBe('2027-01-04')
})

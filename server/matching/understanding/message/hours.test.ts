import { expect, test } from 'vitest'
import { hoursIn } from './hours.ts'
import { messageWords } from './message-words.ts'

/** Hours a month, or the share of time, and the words they came from. */
function read(text: string): [number | string, string] | null {
  const words = messageWords(text)
  const said = hoursIn(words)
  if (said === null) return null
  return [said.per_month ?? said.kind, text.slice(words[said.from]?.start, words[said.to - 1]?.end)]
}

test.each([
  ['15 hours a week', 65, '15 hours a week'],
  ['10 h a month', 10, '10 h a month'],
  ['15 h par semaine', 65, '15 h par semaine'],
  ['dix heures par mois', 10, 'dix heures par mois'],
  ['dix-sept heures et demie par semaine', 76, 'dix-sept heures et demie par semaine'],
  ['seven and a half hours a week', 33, 'seven and a half hours a week'],
  ['une couple d’heures par semaine', 9, 'une couple d’heures par semaine'],
  ['2 hours a day, Monday Wednesday and Friday', 26, '2 hours a day, Monday Wednesday and Friday'],
  ['3 clinic days of 7 hours each week', 91, '3 clinic days of 7 hours each week'],
  ['about 10-15 hrs/week please', 54, '10-15 hrs/week'],
  ['between 10 and 20 hours per month', 15, '10 and 20 hours per month'],
  ['20 to 30 hours monthly', 25, '20 to 30 hours monthly'],
  ['twenty hours a week', 87, 'twenty hours a week'],
  ['twenty five hours each month', 25, 'twenty five hours each month'],
  ['5h/semaine', 22, '5h/semaine'],
  ['15 à 20 heures par semaine', 76, '15 à 20 heures par semaine'],
  ['15h à 20h par mois', 18, '15h à 20h par mois'],
  ['7.5 hours a week', 33, '7.5 hours a week'],
  ['7,5 heures par semaine', 33, '7,5 heures par semaine'],
  ['2 hours a day', 43, '2 hours a day'],
  ['3 hours a day, two days a week', 26, '3 hours a day, two days a week'],
  ['an hour a day', 22, 'an hour a day'],
  ['a couple of hours a day', 43, 'a couple of hours a day'],
  ['half an hour a day', 11, 'half an hour a day'],
  ['10 hours of admin help each week', 43, '10 hours of admin help each week'],
  ['Hours: 35 per week', 152, 'Hours: 35 per week'],
  ['Hours per week: 15-20', 76, 'Hours per week: 15-20'],
  ['15 weekly hours', 65, '15 weekly hours'],
  ['5 or so hours weekly', 22, '5 or so hours weekly'],
  ['2 days x 4 hours a week', 35, '2 days x 4 hours a week'],
  ['4 days of 8 hours every month', 32, '4 days of 8 hours every month'],
  ['2 heures par jour du mardi au jeudi', 26, '2 heures par jour du mardi au jeudi'],
  ['10 heures aux deux semaines', 22, '10 heures aux deux semaines'],
  ['30 min chaque matin en semaine', 11, '30 min chaque matin en semaine'],
  ['45 minutes each morning', 16, '45 minutes each morning'],
  ['two hours a day on weekdays', 43, 'two hours a day on weekdays'],
  ['suivi pour nos clients, temps plein', 'full_time', 'temps plein'],
  ['40-hour weeks', 173, '40-hour weeks'],
  ['20 hours every two weeks', 43, '20 hours every two weeks'],
  ['10+ hours per month', 10, '10+ hours per month'],
  ['someone to work 20 hours a week', 87, '20 hours a week'],
  ['two hours of video editing a week', 9, 'two hours of video editing a week'],
  ['one hour a month', 1, 'one hour a month'],
  ['744 hours a month', 744, '744 hours a month'],
  ['une dizaine d’heures par mois', 10, 'dizaine d’heures par mois'],
  ['two afternoons a week, three hours each afternoon', 26, 'three hours each afternoon'],
  ['4 days a week, 5 hours per day', 87, '5 hours per day'],
  ['2 h par soir', 43, '2 h par soir'],
  ['4 hours a day, Tuesday to Thursday', 52, '4 hours a day, Tuesday to Thursday'],
  ['3 hours a day, Mon-Thu', 52, '3 hours a day, Mon-Thu'],
])("B2.1 '%s' asks for %s hours a month", (text, hours, words) => {
  expect(read(text)).toEqual([hours, words])
})

test.each([
  ['part-time bookkeeper', 'part_time'],
  ['a part time assistant', 'part_time'],
  ['temps partiel', 'part_time'],
  ['à mi-temps', 'part_time'],
  ['full time', 'full_time'],
  ['temps plein', 'full_time'],
  ['we need someone full-time', 'full_time'],
  ['half-time at first', 'part_time'],
])("B2.1 '%s' is %s, without a number", (text, kind) => {
  expect(read(text)?.[0]).toBe(kind)
})

test('B2.1 a share of time with its hours is both', () => {
  expect(hoursIn(messageWords('part time, 20 hours a week'))).toMatchObject({ kind: 'part_time', per_month: 87 })
})

test.each([
  '30 employees',
  'in business for 12 years',
  'open 24/7',
  '40 clients',
  'at 10 am',
  '48 hours turnaround',
  '2 hours away',
  '$15 an hour',
  '15 dollars an hour',
  '20 $ de l’heure',
  'reply within 2 hours',
  '24 hours a day',
  'I spend 10 hours a week on invoices',
  'it takes me three hours a day',
  'we lose 5 hours a week',
  'we are open 60 hours a week',
  'I work 80 hours a week',
  'je passe 10 heures par semaine sur mes factures',
  '2 hours of footage a week',
  'ten hours of recordings per month',
  '20 clients a week',
  'payroll for 12 full time employees',
  'I have a full time job',
  'our part-time staff',
  'not full time',
  '20 hours',
  '0 hours a week',
  '745 hours a month',
  '17 hours a day',
  'a few hours a week',
  '',
  '300 pictures a week, 24 hour turnaround',
  'calls every day, 48 hour notice',
])("B2.1 '%s' asks for no hours", (text) => {
  expect(read(text)).toBeNull()
})

import { expect, test } from 'vitest'
import { availabilitiesIn } from './availability.ts'
import { messageWords } from './message-words.ts'

function read(text: string): string[] {
  const words = messageWords(text)
  return availabilitiesIn(
    words,
    words.map(() => false),
  ).flatMap(({ availabilities }) => availabilities)
}

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const of = (days: readonly string[], ...parts: string[]) => days.flatMap((day) => parts.map((part) => `${day}_${part}`))
const office = of(workdays, 'morning', 'afternoon')
const weekend = of(['saturday', 'sunday'], 'morning', 'afternoon', 'evening')

test.each([
  ['mornings only', of(workdays, 'morning')],
  ['two evenings a week', of(workdays, 'evening')],
  ['every evening of the week', of([...workdays, 'saturday', 'sunday'], 'evening')],
  ['weekends', weekend],
  ['on the weekend', weekend],
  ['les fins de semaine', weekend],
  ['9 to 5', office],
  ['9-5', office],
  ['9am-5pm weekdays', office],
  ['8am to 12pm', of(workdays, 'morning')],
  ['from 1 to 5', of(workdays, 'afternoon')],
  ['6pm-9pm', of(workdays, 'evening')],
  ['after 5 pm', of(workdays, 'evening')],
  ['6 to 10 in the evening', of(workdays, 'evening')],
  ['de 8 h à midi en semaine', of(workdays, 'morning')],
  ['du lundi au vendredi de 17 h à 22 h', of(workdays, 'evening')],
  ['Monday to Friday', office],
  ['Mon-Fri', office],
  ['Mon-Fri 9-5', office],
  ['Tuesday mornings', ['tuesday_morning']],
  ['Monday and Wednesday afternoons', of(['monday', 'wednesday'], 'afternoon')],
  ['Mondays, Wednesdays and Fridays', of(['monday', 'wednesday', 'friday'], 'morning', 'afternoon')],
  ['available Saturday', of(['saturday'], 'morning', 'afternoon', 'evening')],
  ['two afternoons a week (Tuesdays and Thursdays)', of(['tuesday', 'thursday'], 'afternoon')],
  ['mornings or afternoons', office],
  ['weekday evenings, 5 to 10 pm central', of(workdays, 'evening')],
  ['le matin seulement', of(workdays, 'morning')],
  ['l’après-midi', of(workdays, 'afternoon')],
  ['le mardi et le jeudi matin', of(['tuesday', 'thursday'], 'morning')],
  ['evenings and weekends', [...of(workdays, 'evening'), ...weekend]],
  ['during business hours', office],
  ['sat & sun', of(['saturday', 'sunday'], 'morning', 'afternoon', 'evening')],
  ['afternoons except Mondays', of(workdays.slice(1), 'afternoon')],
  ['rappeler les gens, l’après-midi', of(workdays, 'afternoon')],
  ['11 to 2 weekdays', of(workdays, 'morning', 'afternoon')],
  ['3 pm - 7 pm Mon to Fri', of(workdays, 'afternoon', 'evening')],
  ['weekends and weekday evenings', [...weekend, ...of(workdays, 'evening')]],
  ['les fins de semaine et les soirs', [...weekend, ...of(workdays, 'evening')]],
  [
    'by phone, evenings and Saturdays',
    [...of(workdays, 'evening'), ...of(['saturday'], 'morning', 'afternoon', 'evening')],
  ],
  ['available between Wednesday and Friday', of(['wednesday', 'thursday', 'friday'], 'morning', 'afternoon')],
  ["you'd work 9 to 5", office],
  ['avant-midi seulement', of(workdays, 'morning')],
  ['9 a.m. to noon, Monday to Friday', of(workdays, 'morning')],
  ['de 13 h à 17 h, heure avancée de l’Est, du mardi au vendredi', of(workdays.slice(1), 'afternoon')],
])("B2.1 '%s' asks for parts of days", (text, expected) => {
  expect(read(text).toSorted()).toEqual(expected.toSorted())
})

test.each([
  'one evening a month',
  'start Monday',
  'every second Friday',
  'a newsletter every Friday',
  'Black Friday',
  'monday.com boards',
  'good morning',
  'my mornings disappear',
  'not weekends',
  'no evenings',
  'closed Sundays',
  'weekends off',
  'we open at 7 am',
  'open 24/7',
  '10 to 15 hours a week',
  '5 to 10 posts',
  '20-30 pages',
  'payroll on Friday',
  'I film on the weekend',
  'call me at 5 pm',
  'I work 9 to 5',
  'a ski trip, 3 nights, flights',
  'We rehearse Wednesday nights',
  'we did everything ourselves, including nights',
  'our warehouse is in Laredo but office hours are Central',
  'we sat down in the sun',
  '',
])("B2.1 '%s' asks for no part of a day", (text) => {
  expect(read(text)).toEqual([])
})

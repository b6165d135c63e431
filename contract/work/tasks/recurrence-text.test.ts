import { afterEach, describe, expect, it } from 'vitest'
import { readLanguageFrom } from '../../shared/i18n/current-language.ts'
import { recurrenceText } from './recurrence-text.ts'

const before = readLanguageFrom(() => 'en')
afterEach(() => readLanguageFrom(before))
const inLanguage = (language: 'en' | 'fr', rule: string) => {
  readLanguageFrom(() => language)
  return recurrenceText(rule, (day) => `[${day}]`)
}

describe('C2 a recurrence rule as people read it', () => {
  it.each([
    ['FREQ=WEEKLY', 'Every week', 'Chaque semaine'],
    ['FREQ=WEEKLY;INTERVAL=2', 'Every two weeks', 'Toutes les deux semaines'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', 'Every Monday and Wednesday', 'Chaque lundi et mercredi'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday', 'Toutes les 2 semaines, le vendredi'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'On the last Friday of every month', 'Le dernier vendredi de chaque mois'],
    ['FREQ=MONTHLY;BYDAY=-1MO', 'Every month on the last Monday', 'Chaque mois, le dernier lundi'],
    ['FREQ=MONTHLY;BYDAY=-2MO', 'Every month on the 2nd last Monday', 'Chaque mois, le 2e dernier lundi'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the 2nd Tuesday', 'Chaque mois, le 2e mardi'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=1,-1',
      'Every month on the 1st and the last day',
      'Chaque mois, le 1er et le dernier jour',
    ],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'Every 3 days, 5 times', 'Tous les 3 jours, 5 fois'],
    ['FREQ=WEEKLY;UNTIL=20270105', 'Every week, until [2027-01-05]', 'Chaque semaine, jusqu’au [2027-01-05]'],
  ])('%s: %j, %j', (rule, english, french) => {
    expect(inLanguage('en', rule)).toBe(english)
    expect(inLanguage('fr', rule)).toBe(french)
  })
})

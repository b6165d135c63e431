import { foldedLetters } from '@talentplace/contract/shared/folded-text'
import { dayFrom } from '../quick-picks.ts'
import { dayOf, monthEnd, monthsOn, nextDate, nextWeekday } from './line-days.ts'
import type { DayForm } from './line-end.ts'

export const frenchWeekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]
const counts = ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']
const weekday = frenchWeekdays.join('|')
const month =
  'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre|(?:janv|f[ée]vr|avr|juill|sept|oct|nov|d[ée]c)\\.?'
const lead = "(?:d[’']ici(?: au?| à)?|au plus tard) "
const date = '1er|[12]?\\d|3[01]'

const weekdayAt = (name: string): number => frenchWeekdays.indexOf(name.toLowerCase())

/** 0: January; a short name is the beginning of a long one. */
function monthAt(name: string): number {
  const letters = foldedLetters(name).replace('.', '')
  return months.findIndex((each) => each.startsWith(letters))
}

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text, 10)
  return text.toLowerCase() === 'une' ? 1 : counts.indexOf(text.toLowerCase())
}

/** Days as people write them in French where nothing else can be meant. */
export const frenchDays: readonly DayForm[] = [
  { pattern: new RegExp(`(?:${lead})?après-demain`, 'i'), afterNames: true, day: (_, today) => dayFrom(today, 2) },
  { pattern: new RegExp(`(?:${lead})?demain`, 'i'), afterNames: true, day: (_, today) => dayFrom(today, 1) },
  { pattern: new RegExp(`(?:${lead})?aujourd[’']hui`, 'i'), afterNames: true, day: (_, today) => today },
  {
    pattern: new RegExp(`(?:${lead})?(?:ce )?(${weekday}) prochain`, 'i'),
    afterNames: true,
    day: ([, name = ''], today) => nextWeekday(weekdayAt(name), today, { ofNextWeek: true }),
  },
  {
    pattern: new RegExp(`(?:${lead}(?:ce )?|ce )(${weekday})`, 'i'),
    afterNames: true,
    day: ([, name = ''], today) => nextWeekday(weekdayAt(name), today, { ofNextWeek: false }),
  },
  {
    pattern: new RegExp(`(${weekday})`, 'i'),
    afterNames: false,
    day: ([, name = ''], today) => nextWeekday(weekdayAt(name), today, { ofNextWeek: false }),
  },
  {
    pattern: new RegExp(`(?:${lead})?(?:le )?(${date}) (${month})(?: (20\\d\\d))?`, 'i'),
    afterNames: true,
    day: ([, day = '', name = '', year], today) => nextDate(monthAt(name), String(numberOf(day)), year, today),
  },
  {
    pattern: new RegExp(`(?:${lead})?le (20\\d\\d)-(\\d\\d)-(\\d\\d)`, 'i'),
    afterNames: true,
    day: ([, year, at, day]) => dayOf(Number(year), Number(at) - 1, Number(day)),
  },
  {
    pattern: new RegExp(`dans (\\d{1,3}|une?|${counts.slice(2).join('|')}) (jour|semaine|mois)s?`, 'i'),
    afterNames: true,
    day: ([, count = '', unit = ''], today) => {
      const number = numberOf(count)
      if (/mois/i.test(unit)) return monthsOn(today, number)
      return dayFrom(today, number * (/semaine/i.test(unit) ? 7 : 1))
    },
  },
  { pattern: /(?:d[’']ici |à )la fin (?:du|de ce) mois/i, afterNames: true, day: (_, today) => monthEnd(today) },
]

import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { dayFrom } from '../quick-picks.ts'
import { frenchDays } from './french-days.ts'
import { dayOf, monthEnd, monthsOn, nextDate, nextWeekday } from './line-days.ts'
import { atEnd, type DayForm, type End } from './line-end.ts'

export interface DayRead extends End {
  /** `YYYY-MM-DD` */
  readonly day: string
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const counts = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const weekday = weekdays.join('|')
/** Only in capitals, and without Sun, which is a company and a star. */
const short = 'Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat'
const month = `${months.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`
const ordinal = '(?:st|nd|rd|th)?'
const lead = '(?:due )?(?:by|on) |due '

const numberOf = (text: string) =>
  /^an?$/i.test(text) ? 1 : /^\d/.test(text) ? Number(text) : counts.indexOf(text.toLowerCase())

function byWeekday([, word = '', name = '']: RegExpExecArray, today: string): string {
  const wanted = weekdays.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase()))
  return nextWeekday(wanted, today, { ofNextWeek: /next/i.test(word) })
}

function byDate(name: string, date: string, year: string | undefined, today: string): string | null {
  return nextDate(
    months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())),
    date,
    year,
    today,
  )
}

/** Days as people write them where nothing else can be meant; slashes (3/4, 24/7) aren't among them. */
const forms: readonly DayForm[] = [
  // In small letters: `The Day After Tomorrow` is a film.
  {
    pattern: new RegExp(`(?:${lead})?(?:the )?day after tomorrow`),
    afterNames: true,
    day: (_, today) => dayFrom(today, 2),
  },
  { pattern: new RegExp(`(?:${lead})?tomorrow`), afterNames: true, day: (_, today) => dayFrom(today, 1) },
  { pattern: new RegExp(`(?:${lead})?today`), afterNames: true, day: (_, today) => today },
  {
    pattern: new RegExp(`((?:${lead})(?:next |this )?|next |this )(${weekday})`, 'i'),
    afterNames: true,
    day: byWeekday,
  },
  { pattern: new RegExp(`((?:due )?(?:by|on) |due |next |this )(${short})`), afterNames: true, day: byWeekday },
  { pattern: new RegExp(`()(${weekday})`, 'i'), afterNames: false, day: byWeekday },
  {
    pattern: new RegExp(`(?:${lead})?(${month}) (\\d{1,2})${ordinal}(?:,? (20\\d\\d))?`, 'i'),
    afterNames: true,
    day: ([, name = '', date = '', year], today) => byDate(name, date, year, today),
  },
  {
    pattern: new RegExp(`(?:${lead})?(?:the )?(\\d{1,2})${ordinal}(?: of)? (${month})(?:,? (20\\d\\d))?`, 'i'),
    afterNames: true,
    day: ([, date = '', name = '', year], today) => byDate(name, date, year, today),
  },
  {
    pattern: new RegExp(`(?:${lead})?(20\\d\\d)-(\\d\\d)-(\\d\\d)`, 'i'),
    afterNames: true,
    day: ([, year, at, date]) => dayOf(Number(year), Number(at) - 1, Number(date)),
  },
  {
    pattern: new RegExp(`(?:due )?in (\\d{1,3}|an?|${counts.slice(1).join('|')}) (day|week|month)s?`, 'i'),
    afterNames: true,
    day: ([, count = '', unit = ''], today) => {
      const number = numberOf(count)
      if (/month/i.test(unit)) return monthsOn(today, number)
      return dayFrom(today, number * (/week/i.test(unit) ? 7 : 1))
    },
  },
  {
    pattern: /(?:due )?(?:by|at) (?:the )?end of (?:the |this )?month/i,
    afterNames: true,
    day: (_, today) => monthEnd(today),
  },
]

/** Whoever reads French may write it, or English. */
const formsRead = (): readonly DayForm[] => (currentLanguage() === 'fr' ? [...frenchDays, ...forms] : forms)

/** The day that a text ends with, from today on: what is past is what the work is about. */
export function readDay(text: string, today: string): DayRead | null {
  for (const { pattern, afterNames, day } of formsRead()) {
    const end = atEnd(text, pattern, { afterNames })
    const found = end && day(end.match, today)
    if (end && found && found >= today && found < '2200') return { index: end.index, text: end.text, day: found }
  }
  return null
}

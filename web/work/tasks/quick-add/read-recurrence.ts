import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { dayFrom } from '../quick-picks.ts'
import { frenchRecurrences } from './french-recurrences.ts'
import { atEnd, type End, type RecurrenceForm } from './line-end.ts'
import { weekdays } from './read-day.ts'

export interface RecurrenceRead extends End {
  readonly rule: string
}

const weekday = weekdays.join('|')
const codeOf = (name: string) => name.slice(0, 2).toUpperCase()
const every = '(?:every|each)'
const units: Readonly<Record<string, string>> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }
const counts: Readonly<Record<string, number>> = {
  first: 1,
  other: 2,
  second: 2,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  six: 6,
}
/** `second`, `3rd`, `4`. */
const numberOf = (text: string) => counts[text.toLowerCase()] ?? Number.parseInt(text, 10)
/** A fifth one isn't in every month. */
const nth = 'first|second|third|fourth|1st|2nd|3rd|4th'
const date = 'first|(?:[12]?1|31)st|2?2nd|2?3rd|(?:[4-9]|1\\d|2[04-9]|30)th'
const ofMonth = `of (?:the|${every}) month`
const interval = '(other|second|third|fourth|two|three|four|six|2nd|3rd|[4-9]th|1[0-2]th|[2-9]|1[0-2])'

const forms: readonly RecurrenceForm[] = [
  [
    new RegExp(
      `${every} last (${weekday}) of the month|(?:on )?the last (${weekday}) of ${every} month|${every} month on the last (${weekday})`,
      'i',
    ),
    ([, ...names]) => `FREQ=MONTHLY;BYDAY=-1${codeOf(names.find(Boolean) ?? '')}`,
  ],
  [
    new RegExp(
      `${every} last day of the month|(?:on )?the last day of ${every} month|${every} month on the last day|(?:at )?the end of ${every} month|${every} month[- ]end`,
      'i',
    ),
    () => 'FREQ=MONTHLY;BYMONTHDAY=-1',
  ],
  [
    new RegExp(
      `${every} (${nth}) (${weekday}) ${ofMonth}|(?:on )?the (${nth}) (${weekday}) of ${every} month|${every} month on the (${nth}) (${weekday})`,
      'i',
    ),
    ([, ...words]) => {
      const [which = '', name = ''] = words.filter(Boolean)
      return `FREQ=MONTHLY;BYDAY=${numberOf(which)}${codeOf(name)}`
    },
  ],
  [
    new RegExp(
      `${every} (${date}) ${ofMonth}|(?:on )?the (${date}) of ${every} month|${every} month on the (${date})|monthly on the (${date})`,
      'i',
    ),
    ([, ...words]) => `FREQ=MONTHLY;BYMONTHDAY=${numberOf(words.find(Boolean) ?? '')}`,
  ],
  [
    new RegExp(`${every} ${interval} months? on the (${date})`, 'i'),
    ([, count = '', day = '']) => `FREQ=MONTHLY;INTERVAL=${numberOf(count)};BYMONTHDAY=${numberOf(day)}`,
  ],
  // Not the third: every three weeks, or the third one of each month?
  [
    new RegExp(`${every} (?:other|second|2nd) (${weekday})`, 'i'),
    ([, name = '']) => `FREQ=WEEKLY;INTERVAL=2;BYDAY=${codeOf(name)}`,
  ],
  [new RegExp(`${every} (?:weekday|working day|business day|workday)`, 'i'), () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    new RegExp(`${every} ((?:${weekday})s?(?:(?:, | and |, and | & )(?:${weekday})s?)*)`, 'i'),
    ([, names = '']) => {
      const given = weekdays.filter((name) => names.toLowerCase().includes(name))
      return `FREQ=WEEKLY;BYDAY=${given.map(codeOf).join(',')}`
    },
  ],
  [
    new RegExp(`${every} ${interval} (day|week|month|year)s?`, 'i'),
    ([, count = '', unit = '']) => `FREQ=${units[unit.toLowerCase()]};INTERVAL=${numberOf(count)}`,
  ],
  [new RegExp(`${every} quarter|quarterly`), () => 'FREQ=MONTHLY;INTERVAL=3'],
  [new RegExp(`${every} day|daily`), () => 'FREQ=DAILY'],
  [new RegExp(`${every} week|weekly`), () => 'FREQ=WEEKLY'],
  [new RegExp(`${every} month|monthly`), () => 'FREQ=MONTHLY'],
  [new RegExp(`${every} year|yearly|annually`), () => 'FREQ=YEARLY'],
]

/** Whoever reads French may write it, or English. */
const formsRead = (): readonly RecurrenceForm[] =>
  currentLanguage() === 'fr' ? [...frenchRecurrences, ...forms] : forms

function rhythmAtEnd(text: string): RecurrenceRead | null {
  for (const [pattern, rule] of formsRead()) {
    const end = atEnd(text, pattern, { afterNames: true })
    if (end) return { index: end.index, text: end.text, rule: rule(end.match) }
  }
  return null
}

/** How often a line says that it is done again, at its end. Two rhythms that follow each other are none. */
export function readRecurrence(text: string): RecurrenceRead | null {
  const found = rhythmAtEnd(text)
  return found && rhythmAtEnd(text.slice(0, found.index).trimEnd()) ? null : found
}

const longestMonth = 31

/** The first day of such a rule, from today on, as the server finds it. */
export function firstDayOf(rule: string, today: string): string {
  const [, which, names] = /BYDAY=(-1|\d)?([A-Z,]+)$/.exec(rule) ?? []
  const date = Number(/BYMONTHDAY=(-1|\d+)$/.exec(rule)?.[1] ?? 0)
  if (names === undefined && date === 0) return today
  for (let ahead = 0; ahead <= 2 * longestMonth; ahead += 1) {
    const day = dayFrom(today, ahead)
    const name = codeOf(weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
    const isLastOf = (step: number) => dayFrom(day, step).slice(0, 7) !== day.slice(0, 7)
    const own = Number(day.slice(8))
    // A month that is too short has its last day.
    const isDate = own === date || (isLastOf(1) && (date === -1 || own < date))
    const isWhich = which === undefined || (which === '-1' ? isLastOf(7) : Math.ceil(own / 7) === Number(which))
    if (names === undefined ? isDate : names.split(',').includes(name) && isWhich) return day
  }
  return today
}

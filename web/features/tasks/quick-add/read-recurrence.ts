import { dayFrom } from '../quick-picks.ts'
import { atEnd, type End } from './line-end.ts'
import { weekdays } from './read-day.ts'

export interface RecurrenceRead extends End {
  readonly rule: string
}

const weekday = weekdays.join('|')
const codeOf = (name: string) => name.slice(0, 2).toUpperCase()
const every = '(?:every|each)'
const units: Readonly<Record<string, string>> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }
const counts: Readonly<Record<string, number>> = { other: 2, second: 2, two: 2, three: 3, four: 4, six: 6 }

const forms: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
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
  [new RegExp(`${every} (?:weekday|working day|business day|workday)`, 'i'), () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    new RegExp(`${every} ((?:${weekday})s?(?:(?:, | and |, and | & )(?:${weekday})s?)*)`, 'i'),
    ([, names = '']) => {
      const given = weekdays.filter((name) => names.toLowerCase().includes(name))
      return `FREQ=WEEKLY;BYDAY=${given.map(codeOf).join(',')}`
    },
  ],
  [
    new RegExp(`${every} (other|second|two|three|four|six|[2-9]|1[0-2]) (day|week|month|year)s?`, 'i'),
    ([, count = '', unit = '']) =>
      `FREQ=${units[unit.toLowerCase()]};INTERVAL=${counts[count.toLowerCase()] ?? Number(count)}`,
  ],
  [new RegExp(`${every} quarter|quarterly`), () => 'FREQ=MONTHLY;INTERVAL=3'],
  [new RegExp(`${every} day|daily`), () => 'FREQ=DAILY'],
  [new RegExp(`${every} week|weekly`), () => 'FREQ=WEEKLY'],
  [new RegExp(`${every} month|monthly`), () => 'FREQ=MONTHLY'],
  [new RegExp(`${every} year|yearly|annually`), () => 'FREQ=YEARLY'],
]

/** How often a line says that it is done again, at its end. */
export function readRecurrence(text: string): RecurrenceRead | null {
  for (const [pattern, rule] of forms) {
    const end = atEnd(text, pattern, { afterNames: true })
    if (end) return { index: end.index, text: end.text, rule: rule(end.match) }
  }
  return null
}

const longestMonth = 31

/** The first day of such a rule, from today on, as the server finds it. */
export function firstDayOf(rule: string, today: string): string {
  const days = /BYDAY=(-1)?([A-Z,]+)$/.exec(rule)
  const isLastDay = rule.endsWith('BYMONTHDAY=-1')
  if (!days && !isLastDay) return today
  for (let ahead = 0; ahead <= 2 * longestMonth; ahead += 1) {
    const day = dayFrom(today, ahead)
    const name = codeOf(weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
    const isLastOf = (step: number) => dayFrom(day, step).slice(0, 7) !== day.slice(0, 7)
    if (isLastDay ? isLastOf(1) : days?.[2]?.split(',').includes(name) && (days[1] === undefined || isLastOf(7)))
      return day
  }
  return today
}

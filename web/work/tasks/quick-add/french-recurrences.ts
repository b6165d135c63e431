import { frenchWeekdays } from './french-days.ts'
import type { RecurrenceForm } from './line-end.ts'

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const weekday = frenchWeekdays.join('|')
const codeOf = (name: string) => codes[frenchWeekdays.indexOf(name.toLowerCase().replace(/s$/, ''))] ?? ''
const every = '(?:chaque|tou(?:s|tes) les)'
const units: Readonly<Record<string, string>> = {
  jour: 'DAILY',
  semaine: 'WEEKLY',
  mois: 'MONTHLY',
  an: 'YEARLY',
  année: 'YEARLY',
}
const unitOf = (word: string) => units[word.toLowerCase()] ?? units[word.toLowerCase().replace(/s$/, '')] ?? ''
const counts: Readonly<Record<string, number>> = {
  premier: 1,
  deux: 2,
  deuxième: 2,
  second: 2,
  trois: 3,
  troisième: 3,
  quatre: 4,
  quatrième: 4,
  six: 6,
}
/** `deuxième`, `3e`, `4`. */
const numberOf = (text: string) => counts[text.toLowerCase()] ?? Number.parseInt(text, 10)
/** A fifth one isn’t in every month. */
const nth = 'premier|deuxième|second|troisième|quatrième|1er|[234]e'
const date = 'premier|1er|[12]?\\d|3[01]'
const ofMonth = '(?:de chaque|de tous les) mois'
const interval = '(deux|trois|quatre|six|[2-9]|1[0-2])'

/** Rhythms as people write them in French where nothing else can be meant. */
export const frenchRecurrences: readonly RecurrenceForm[] = [
  [
    new RegExp(`(?:le )?dernier (${weekday}) ${ofMonth}|${every} mois,? le dernier (${weekday})`, 'i'),
    ([, ...names]) => `FREQ=MONTHLY;BYDAY=-1${codeOf(names.find(Boolean) ?? '')}`,
  ],
  [
    new RegExp(
      `(?:le )?dernier jour ${ofMonth}|${every} mois,? le dernier jour|à la fin de chaque mois|${every} fins? de mois`,
      'i',
    ),
    () => 'FREQ=MONTHLY;BYMONTHDAY=-1',
  ],
  [
    new RegExp(`(?:le )?(${nth}) (${weekday}) ${ofMonth}|${every} mois,? le (${nth}) (${weekday})`, 'i'),
    ([, ...words]) => {
      const [which = '', name = ''] = words.filter(Boolean)
      return `FREQ=MONTHLY;BYDAY=${numberOf(which)}${codeOf(name)}`
    },
  ],
  [
    new RegExp(`le (${date}) ${ofMonth}|${every} mois,? le (${date})`, 'i'),
    ([, ...words]) => `FREQ=MONTHLY;BYMONTHDAY=${numberOf(words.find(Boolean) ?? '')}`,
  ],
  [new RegExp(`un (${weekday}) sur deux`, 'i'), ([, name = '']) => `FREQ=WEEKLY;INTERVAL=2;BYDAY=${codeOf(name)}`],
  [new RegExp('une? (jour|semaine|mois) sur deux', 'i'), ([, unit = '']) => `FREQ=${unitOf(unit)};INTERVAL=2`],
  [
    new RegExp(`${every} jours? (?:de (?:la )?semaine|ouvrables?|ouvrés?)`, 'i'),
    () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  [
    new RegExp(`${every} ((?:${weekday})s?(?:(?:, | et )(?:${weekday})s?)*)`, 'i'),
    ([, names = '']) => {
      const given = frenchWeekdays.filter((name) => names.toLowerCase().includes(name))
      return `FREQ=WEEKLY;BYDAY=${given.map(codeOf).join(',')}`
    },
  ],
  [
    new RegExp(`(?:tou(?:s|tes) les|aux) ${interval} (jours|semaines|mois|ans)`, 'i'),
    ([, count = '', unit = '']) => `FREQ=${unitOf(unit)};INTERVAL=${numberOf(count)}`,
  ],
  [new RegExp(`${every} trimestres?`, 'i'), () => 'FREQ=MONTHLY;INTERVAL=3'],
  [new RegExp(`${every} (jour|semaine|mois|année|an)s?`, 'i'), ([, unit = '']) => `FREQ=${unitOf(unit)}`],
]

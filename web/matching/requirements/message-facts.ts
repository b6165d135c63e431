import * as t from '@talentplace/contract/matching/messages/requirements'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import type { UnderstoodMessage } from './understood-words.ts'

interface Said {
  /** How the criteria keep that it was not meant. */
  readonly key: string
  /** What its chip says. */
  readonly label: string
}

/** What a message says beside work, skills, tools and languages. */
export type MessageFact = Said &
  (
    | {
        readonly kind: 'hours'
        /** Null of 'part time' and 'full time' alone. */
        readonly perMonth: number | null
        /** As it was written: 15 hours a week. */
        readonly words: string
      }
    | { readonly kind: 'clock'; readonly timezone: string }
    | { readonly kind: 'times'; readonly availabilities: readonly string[] }
    | { readonly kind: 'start' | 'budget' | 'not' }
  )

interface Span {
  readonly word: number
  readonly start: number
  readonly end: number
}

const asWritten = (texts: readonly string[], { word, start, end }: Span) => (texts[word] ?? '').slice(start, end).trim()

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const kindsOfHours = { part_time: t.partTime(), full_time: t.fullTime() } as const

function hoursOf(texts: readonly string[], hours: NonNullable<UnderstoodMessage['hours']>): MessageFact {
  const { kind, per_month: perMonth, span } = hours
  const amount = perMonth === null ? [] : [t.hoursAMonth({ hours: perMonth })]
  const label = kind === 'number' ? amount : [kindsOfHours[kind], ...amount]
  const key = `hours:${kind === 'number' ? '' : kind}${perMonth ?? ''}`
  return { kind: 'hours', key, label: label.join(', '), perMonth, words: asWritten(texts, span) }
}

/** The times that the same words ask for are one fact. */
function timesOf(texts: readonly string[], said: UnderstoodMessage['availabilities']): MessageFact[] {
  const byWords = new Map<string, string[]>()
  for (const { availability, span } of said) {
    const words = asWritten(texts, span)
    byWords.set(words, [...(byWords.get(words) ?? []), availability])
  }
  return [...byWords].map(([words, availabilities]) => ({
    kind: 'times',
    key: `times:${words.slice(0, 100)}`,
    label: capitalised(words),
    availabilities,
  }))
}

/** The facts of a message, kind by kind. @param texts the words that it was read from */
export function messageFacts(message: UnderstoodMessage | null, texts: readonly string[]): MessageFact[] {
  if (message === null) return []
  const { hours, timezone, availabilities, start, budget, excluded } = message
  const facts: MessageFact[] = timesOf(texts, availabilities)
  if (hours !== null) facts.unshift(hoursOf(texts, hours))
  if (timezone !== null) {
    const { timezone: id } = timezone
    facts.push({ kind: 'clock', key: `clock:${id}`, label: capitalised(zoneTime(id)), timezone: id })
  }
  if (start !== null) {
    facts.push({ kind: 'start', key: `start:${start.date}`, label: calendarDay(start.date) })
  }
  if (budget !== null) {
    const label = capitalised(asWritten(texts, budget.span))
    facts.push({ kind: 'budget', key: `budget:${budget.amount_cents} ${budget.unit}`, label })
  }
  return [
    ...facts,
    ...excluded.map(({ type, value }) => ({ kind: 'not' as const, key: `not:${type}:${value}`, label: value })),
  ]
}

/** Those that weren't left out. */
export function meantFacts(facts: readonly MessageFact[], notMeant: readonly string[]): MessageFact[] {
  return facts.filter(({ key }) => !notMeant.includes(key))
}

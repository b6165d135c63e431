import type { UnderstoodMessage } from '@talentplace/contract/matching/keyword.routes'
import { readersValue } from '../../../platform/languages/readers-name.ts'
import { readersNamed } from '../keyword-index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { availabilitiesIn } from './availability.ts'
import { zoneIn } from './clock.ts'
import type { WordRange } from './message-words.ts'
import type { Places } from './places.ts'
import { markRange, type ReadWork, readWork } from './read-work.ts'
import { startIn, type Today } from './start.ts'

/** Of all words of a client no more characters are read than twice the longest message. */
const longestRead = 4_000

type Span = UnderstoodMessage['work'][number]['span']

/** Reads what several words, or one message, say as a whole: of hours, clock, budget and start what is said first counts. */
export function readMessage(
  vocabulary: Vocabulary,
  places: Places,
  texts: readonly string[],
  todayIn: (zone: string | null) => Today,
): UnderstoodMessage {
  const message: UnderstoodMessage = {
    hours: null,
    timezone: null,
    availabilities: [],
    languages: [],
    budget: null,
    start: null,
    excluded: [],
    work: [],
    outside: [],
  }
  let left = longestRead
  const parts: { read: ReadWork; spanOf: (stretch: WordRange) => Span }[] = []
  for (const [word, text] of texts.entries()) {
    if (left <= 0) break
    const read = readWork(vocabulary, text.slice(0, left))
    left -= text.length
    const spanOf = ({ from, to }: WordRange): Span => {
      const [first, last] = [read.words[from], read.words[to - 1]]
      // The sign of money belongs to its number.
      const sign = first?.number == null ? 0 : (/(?:CA|C|US)?[$€£]\s?$/.exec(first.gap)?.[0].length ?? 0)
      const behind = last?.number == null ? 0 : (/^\s?\$/.exec(last.behind)?.[0].length ?? 0)
      return { word, start: (first?.start ?? 0) - sign, end: (last?.end ?? 0) + behind }
    }
    parts.push({ read, spanOf })
    const zone = zoneIn(vocabulary, places, read.words)
    if (zone !== null) message.timezone ??= { timezone: zone.timezone, span: spanOf(zone) }
  }
  const today = todayIn(message.timezone?.timezone ?? null)
  const rejected = new Set(parts.flatMap(({ read }) => [...read.excludedRoles]))
  for (const [word, { read, spanOf }] of parts.entries()) {
    readFacts(message, { read, spanOf, today })
    for (const { language, start, end } of read.languages) {
      if (message.languages.some(({ id }) => id === language.id)) continue
      message.languages.push({ id: language.id, value: readersValue(language), span: { word, start, end } })
    }
    readExcluded(message, { vocabulary, read, spanOf })
    for (const said of read.work) {
      const role = vocabulary.reference.roles[said.role]
      if (role === undefined || rejected.has(said.role) || message.work.some((known) => known.role.id === role.id))
        continue
      message.work.push({ role: { id: role.id, value: readersValue(role) }, certain: said.certain, span: spanOf(said) })
    }
    for (const stretch of read.outside) {
      const span = spanOf(stretch)
      message.outside.push({ word: read.text.slice(span.start, span.end), span })
    }
  }
  return message
}

function readFacts(
  message: UnderstoodMessage,
  { read, spanOf, today }: { read: ReadWork; spanOf: (stretch: WordRange) => Span; today: Today },
): void {
  const { words, text, hours, budget } = read
  if (hours !== null) message.hours ??= { per_month: hours.per_month, kind: hours.kind, span: spanOf(hours) }
  if (budget !== null) {
    const { amount_cents, currency, unit } = budget
    message.budget ??= { amount_cents, currency, unit, span: spanOf(budget) }
  }
  const start = startIn(words, text, today)
  if (start !== null) message.start ??= { date: start.date, span: spanOf(start) }
  const taken = words.map(() => false)
  for (const stretch of [hours, budget, start]) markRange(taken, stretch)
  for (const said of availabilitiesIn(words, taken)) {
    for (const availability of said.availabilities) {
      if (message.availabilities.some((known) => known.availability === availability)) continue
      message.availabilities.push({ availability, span: spanOf(said) })
    }
  }
}

function readExcluded(
  message: UnderstoodMessage,
  { vocabulary, read, spanOf }: { vocabulary: Vocabulary; read: ReadWork; spanOf: (stretch: WordRange) => Span },
): void {
  const { keywords } = vocabulary
  for (const excluded of read.excluded) {
    const span = spanOf(excluded)
    const roles = excluded.roles
      .filter((role) => read.excludedRoles.has(role))
      .flatMap((role) => vocabulary.reference.roles[role] ?? [])
    const named = [
      ...roles.map((role) => ({ type: 'role' as const, id: role.id, value: readersValue(role) })),
      ...excluded.skills.map(({ id, value }) => readersNamed(keywords, 'skill', { type: 'skill' as const, id, value })),
      ...excluded.tools.map(({ id, value }) => readersNamed(keywords, 'tool', { type: 'tool' as const, id, value })),
    ]
    for (const name of named) {
      if (message.excluded.some(({ type, id }) => type === name.type && id === name.id)) continue
      message.excluded.push({ ...name, span })
    }
  }
}

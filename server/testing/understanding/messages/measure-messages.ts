import { readMessage } from '../../../matching/understanding/message/read-message.ts'
import type { Places } from '../../../matching/understanding/message/places.ts'
import { recommendRoles } from '../../../matching/understanding/role-recommendation.ts'
import { understand } from '../../../matching/understanding/understood-words.ts'
import type { Vocabulary } from '../../../matching/understanding/vocabulary.ts'
import type { ClientMessage } from './client-message.ts'

/** How often something was right, of how many times it was to be told. */
export interface Tally {
  right: number
  of: number
}

export const measures = [
  'kinds of work recommended',
  'kinds of work read',
  'exclusions respected',
  'exclusions read',
  'hours',
  'zones',
  'availabilities',
  'start',
  'budget',
  'languages',
  'tools',
  'no false hours or zone',
  'no false availability, start, budget or language',
  'no false exclusion',
  'no false confidence',
  'preselected rightly',
] as const
export type Measure = (typeof measures)[number]

/** The day on which the messages are read. */
const today = { year: 2026, month: 11, day: 30 }

const sameList = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join()

/** Measures what is read of messages against what a careful reader takes from them. @param missed is called with each miss */
export function measureMessages(
  vocabulary: Vocabulary,
  places: Places,
  messages: readonly ClientMessage[],
  missed: (measure: Measure, found: string, message: ClientMessage) => void = () => undefined,
): Record<Measure, Tally> {
  const tallies = Object.fromEntries(measures.map((measure) => [measure, { right: 0, of: 0 }])) as Record<
    Measure,
    Tally
  >
  const { roles, languages } = vocabulary.reference
  const slugOf = new Map(roles.map(({ id, slug }) => [id, slug]))
  const codeOf = new Map(languages.map(({ id, code }) => [id, code]))
  const slug = (id: number) => slugOf.get(id) ?? ''

  for (const message of messages) {
    const { text, work, excluded = [], availabilities = [], tools = [], outside = false } = message
    const count = (measure: Measure, isRight: boolean, found: string) => {
      tallies[measure].of += 1
      if (isRight) tallies[measure].right += 1
      else missed(measure, found, message)
    }
    const said = readMessage(vocabulary, places, [text], () => today)
    const recommended = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [text] })
    const offered = recommended.recognised ? recommended.roles.map(({ id }) => slug(id)) : []
    const first = recommended.roles.slice(0, 3).map(({ id }) => slug(id))
    const preselected = recommended.roles.flatMap((role) => (role.preselected ? slug(role.id) : []))
    const read = said.work.map(({ role }) => slug(role.id))
    for (const kind of work) {
      count(
        'kinds of work recommended',
        kind.some((role) => offered.includes(role)),
        offered.join(' '),
      )
      count(
        'kinds of work read',
        kind.some((role) => read.includes(role)),
        read.join(' '),
      )
    }
    const rejected = said.excluded.flatMap(({ type, id }) => (type === 'role' ? slug(id) : []))
    for (const role of excluded) {
      count('exclusions respected', !first.includes(role) && !preselected.includes(role), first.join(' '))
      count('exclusions read', rejected.includes(role), rejected.join(' '))
    }
    const onlyAnswer = work.flatMap((kind) => (kind.length === 1 ? kind : []))
    count('no false exclusion', !rejected.some((role) => onlyAnswer.includes(role)), rejected.join(' '))
    const hours = said.hours === null ? undefined : (said.hours.per_month ?? said.hours.kind)
    const zone = said.timezone?.timezone
    if (message.hours !== undefined) count('hours', hours === message.hours, String(hours))
    if (message.zone !== undefined) count('zones', zone !== undefined && message.zone.includes(zone), String(zone))
    const isFalse =
      (message.hours === undefined && hours !== undefined) || (message.zone === undefined && zone !== undefined)
    count('no false hours or zone', !isFalse, `${String(hours)} ${String(zone)}`)
    const parts = said.availabilities.map(({ availability }) => availability)
    if (availabilities.length > 0) count('availabilities', sameList(parts, availabilities), parts.join(' '))
    if (message.start !== undefined) count('start', said.start?.date === message.start, String(said.start?.date))
    const budget = said.budget === null ? '' : `${String(said.budget.amount_cents)} ${said.budget.unit}`
    if (message.budget !== undefined)
      count('budget', budget === `${String(message.budget.cents)} ${message.budget.unit}`, budget)
    const codes = said.languages.map(({ id }) => codeOf.get(id) ?? '')
    if (message.languages !== undefined) count('languages', sameList(codes, message.languages), codes.join(' '))
    const isInvented =
      (availabilities.length === 0 && parts.length > 0) ||
      (message.start === undefined && said.start !== null) ||
      (message.budget === undefined && budget !== '') ||
      (message.languages === undefined && codes.length > 0)
    count(
      'no false availability, start, budget or language',
      !isInvented,
      [...parts, said.start?.date, budget, ...codes].join(' '),
    )
    const named = understand(vocabulary, text).tools.map(({ value }) => value)
    for (const tool of tools) count('tools', named.includes(tool), named.join(', '))
    if (outside) count('no false confidence', !recommended.recognised, offered.join(' '))
    else
      for (const role of preselected)
        count(
          'preselected rightly',
          work.some((kind) => kind.includes(role)),
          role,
        )
  }
  return tallies
}

export function shareOf({ right, of }: Tally): number {
  return of === 0 ? 1 : right / of
}

import { expect, it } from 'vitest'
import { meantFacts, messageFacts } from './message-facts.ts'
import type { UnderstoodMessage } from './understood-words.ts'

const text = 'Bookkeeper, 15 hours a week, Central time, mornings only, from December 7, $800 a month, no cold calling'
const spanOf = (words: string) => ({ word: 0, start: text.indexOf(words), end: text.indexOf(words) + words.length })
const nothing: UnderstoodMessage = {
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
const message: UnderstoodMessage = {
  ...nothing,
  hours: { per_month: 65, kind: 'number', span: spanOf('15 hours a week') },
  timezone: { timezone: 'America/Chicago', span: spanOf('Central time') },
  availabilities: [
    { availability: 'monday_morning', span: spanOf('mornings only') },
    { availability: 'tuesday_morning', span: spanOf('mornings only') },
  ],
  budget: { amount_cents: 80_000, currency: null, unit: 'month', span: spanOf('$800 a month') },
  start: { date: '2026-12-07', span: spanOf('from December 7') },
  excluded: [{ type: 'role', id: 3, value: 'Telemarketer', span: spanOf('no cold calling') }],
}

it('what a message says beside its work is listed kind by kind, in its own words where they are shortest', () => {
  expect(messageFacts(message, [text]).map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'hours: 65 h a month',
    'times: Mornings only',
    'clock: Chicago time',
    'start: Dec 7th 2026',
    'budget: $800 a month',
    'not: Telemarketer',
  ])
})

it('part time without a number is named as such', () => {
  const hours = { per_month: null, kind: 'part_time' as const, span: spanOf('Bookkeeper') }
  expect(messageFacts({ ...nothing, hours }, [text])).toMatchObject([{ label: 'Part time', perMonth: null }])
})

it('what was left out is not listed again', () => {
  const facts = messageFacts(message, [text])
  const left = facts.filter(({ kind }) => kind === 'clock' || kind === 'not').map(({ key }) => key)
  expect(meantFacts(facts, left).map(({ kind }) => kind)).toEqual(['hours', 'times', 'start', 'budget'])
})

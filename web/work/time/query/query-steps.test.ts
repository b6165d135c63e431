import type { EntryQuery } from '@talentplace/contract/work/time/time-entry'
import { expect, test } from 'vitest'
import { querySteps } from './query-steps.ts'

const until = '2026-11-27T05:00:00.000Z'
const inTime = Date.parse('2026-11-23T12:00:00.000Z')
const queried = (...states: EntryQuery['state'][]) => ({
  status: 'queried' as const,
  query: {
    state: states.at(-1) ?? 'asked',
    answer_until: until,
    messages: states.map((state, at) => ({
      state,
      by: state === 'answered' ? ('assistant' as const) : ('client' as const),
      name: 'Someone',
      message: 'Words',
      created_date: `2026-11-2${at}T12:00:00.000Z`,
    })),
  },
})
const steps = (states: EntryQuery['state'][], now = inTime) =>
  Object.entries(querySteps(queried(...states), now)).flatMap(([step, can]) => (can ? [step] : []))

test('a question is answered, its answer accepted or asked about once more; after two answers staff decide', () => {
  expect(steps(['asked'])).toEqual(['canAnswer', 'canAccept'])
  expect(steps(['asked', 'answered'])).toEqual(['canAccept', 'canRequestAgain'])
  expect(steps(['asked', 'answered', 'asked'])).toEqual(['canAnswer', 'canAccept'])
  expect(steps(['asked', 'answered', 'asked', 'answered'])).toEqual(['canAccept', 'isOurs'])
})

test('a late answer can still be given while staff decide, and what was settled before doesn’t count', () => {
  expect(steps(['asked'], Date.parse(until))).toEqual(['canAnswer', 'canAccept', 'isOurs'])
  expect(steps(['asked', 'answered', 'asked', 'answered', 'decided', 'asked', 'answered'])).toEqual([
    'canAccept',
    'canRequestAgain',
  ])
})

test('nothing is left to do about time that isn’t asked about any more', () => {
  const over = { ...queried('asked', 'answered', 'accepted'), status: 'in_review' as const }
  expect(Object.values(querySteps(over, inTime))).not.toContain(true)
  expect(Object.values(querySteps({ status: 'open', query: null }, inTime))).not.toContain(true)
})

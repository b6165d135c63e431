import { expect, it } from 'vitest'
import type { NamedMove } from './moves.ts'
import { planPairs } from './plan.ts'

const moves = ['an answer', 'a cancellation', 'a card', 'a code'].map((name): NamedMove => ({
  name,
  move: () => Promise.resolve(),
}))
const footprints = new Map([
  ['an answer', new Set(['projects 1', 'assistants 1'])],
  ['a cancellation', new Set(['projects 1', 'assistants 1', 'credit_cards 1'])],
  ['a card', new Set(['credit_cards 1'])],
  ['a code', new Set<string>()],
])
const planned = (only?: string) => {
  const plan = planPairs(moves, footprints, { rounds: 1_000, only })
  return [plan.pairs, plan.planned.map(({ pair, rounds }) => [...pair.map(({ name }) => name), rounds])]
}

it('what could wait in a circle meets in every round, what has one lock in common in a tenth, and what has none never', () => {
  expect(planned()).toEqual([
    10,
    [
      ['a cancellation', 'a cancellation', 1_000],
      ['an answer', 'an answer', 1_000],
      ['an answer', 'a cancellation', 1_000],
      ['a cancellation', 'a card', 100],
      ['a card', 'a card', 100],
    ],
  ])
})

it('one workflow can be asked for: its pairs with every other one, and with itself', () => {
  expect(planned('a card')).toEqual([
    4,
    [
      ['a cancellation', 'a card', 100],
      ['a card', 'a card', 100],
    ],
  ])
})

import { expect, test, vi } from 'vitest'
import { printScores } from './score.ts'

test('a part’s score is told with its equivalent mutants and without them', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  expect(printScores([{ part: 'Sessions', all: 25, killed: 20, equivalent: 3, threshold: 85 }])).toBe(true)
  expect(print.mock.calls.flat()).toEqual([
    'Sessions: killed 20 of 25, 3 equivalent (explained): 80.0%, 90.9% without them',
  ])
})

test('one part below its threshold is not made up for by another', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const rules = { part: 'Rules', all: 400, killed: 400, equivalent: 0, threshold: 85 }
  const sessions = { part: 'Sessions', all: 20, equivalent: 0, threshold: 85 }
  expect(printScores([rules, { ...sessions, killed: 17 }])).toBe(true)
  expect(printScores([rules, { ...sessions, killed: 16, equivalent: 1 }])).toBe(false)
  expect(print.mock.lastCall).toEqual(['✗ Sessions: below 85%'])
})

test('each part has its own threshold: exactly that reaches it', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const [rules, billing] = [
    { part: 'Rules', all: 20, killed: 18, equivalent: 0, threshold: 85 },
    { part: 'Billing', all: 20, killed: 19, equivalent: 0, threshold: 95 },
  ]
  expect(printScores([rules, billing])).toBe(true)
  expect(printScores([rules, { ...billing, killed: 18 }])).toBe(false)
  expect(print.mock.lastCall).toEqual(['✗ Billing: below 95%'])
})

import { expect, test, vi } from 'vitest'
import { printScores } from './score.ts'

test('a part’s score is told with its equivalent mutants and without them', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  expect(printScores([{ part: 'Sessions', all: 25, killed: 20, equivalent: 3 }])).toBe(true)
  expect(print.mock.calls.flat()).toEqual([
    'Sessions: killed 20 of 25, 3 equivalent (explained): 80.0%, 90.9% without them',
  ])
})

test('one part below 85% is not made up for by another', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const rules = { part: 'Rules', all: 400, killed: 400, equivalent: 0 }
  expect(printScores([rules, { part: 'Sessions', all: 20, killed: 17, equivalent: 0 }])).toBe(true)
  expect(printScores([rules, { part: 'Sessions', all: 20, killed: 16, equivalent: 1 }])).toBe(false)
  expect(print.mock.lastCall).toEqual(['✗ Sessions: below 85%'])
})

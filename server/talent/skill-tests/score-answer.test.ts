import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bank } from './bank/bank.ts'
import { rightAnswers } from '../../testing/right-answers.ts'
import { createQuizItem, type Solution } from './item-solution.ts'
import { readNumber, scoreAnswer } from './score-answer.ts'
import { seededNumbers } from './seeded-order.ts'

describe('C6 answers are scored', () => {
  it('by the number, however it is written', () => {
    for (const text of ['1200', '1,200', '1,200.00', '$1,200.00', ' 1 200 ', '1200,00', '+1200', '1200 CAD']) {
      expect({ text, number: readNumber(text) }).toEqual({ text, number: 1200 })
    }
    expect(readNumber('12.5 %')).toBe(12.5)
    expect(readNumber('−10')).toBe(-10)
    for (const text of ['', 'twelve', '1.2.3', '12a', '1,20,300', '-']) expect(readNumber(text)).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        const value = cents / 100
        expect(readNumber(value.toLocaleString('en-CA', { minimumFractionDigits: 2 }))).toBeCloseTo(value, 2)
      }),
    )
  })

  it('by the sentence, its capitals included where they may be the mistake', () => {
    const fixing: Solution = { kind: 'text', accepted: ['Our office is closed on Sunday.'], exact: true }
    expect(scoreAnswer(fixing, { text: ' Our office  is closed on Sunday ' })).toBe(100)
    expect(scoreAnswer(fixing, { text: 'Our office is closed on sunday.' })).toBe(0)
    const cell: Solution = { kind: 'text', accepted: ['C5'], exact: false }
    for (const text of ['c5', '$C$5', '=C5']) expect(scoreAnswer(cell, { text })).toBe(100)
  })

  it('in judgement by the best and the worst, the nearest one for half', () => {
    const solution: Solution = { kind: 'judgement', ranks: [2, 0, 3, 1] }
    const points = (best: number | null, worst: number | null) => scoreAnswer(solution, { best, worst })
    expect(points(1, 2)).toBe(100)
    expect(points(3, 0)).toBe(50)
    expect(points(1, null)).toBe(50)
    expect(points(2, 1)).toBe(0)
  })

  it('in full for what is right, in whatever order it is shown, and with nothing for no answer', () => {
    const items = Object.values(bank)
      .flat()
      .filter(({ kind }) => kind !== 'typing')
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.nat(), (item, seed) => {
        const { solution } = createQuizItem(item, seededNumbers(seed))
        expect(scoreAnswer(solution, null)).toBe(0)
        for (const right of rightAnswers(solution)) expect(scoreAnswer(solution, right)).toBe(100)
      }),
      { numRuns: 300 },
    )
  })
})

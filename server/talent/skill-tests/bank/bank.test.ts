import { freeAttempts, skillTestNames, skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { quizItem } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { describe, expect, it } from 'vitest'
import { createQuizItem } from '../item-solution.ts'
import { seededNumbers } from '../seeded-order.ts'
import { bank } from './bank.ts'

describe('C6 the bank', () => {
  it.each(skillTestNames)('of %s has enough for a retry with other items, each once, of known topics', (test) => {
    const items = bank[test]
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(items.length).toBeGreaterThanOrEqual(Math.max(12, freeAttempts * skillTests[test].draws))
    expect(new Set(items.map(({ topic }) => topic))).toEqual(new Set(Object.keys(skillTests[test].topics)))
  })

  it('has as many as a retry that differs needs', () => {
    expect(bank.typing.length).toBeGreaterThanOrEqual(12)
    expect(bank.english.length).toBeGreaterThanOrEqual(60)
    expect(bank.spreadsheet.length).toBeGreaterThanOrEqual(40)
    expect(bank.judgement.length).toBeGreaterThanOrEqual(30)
  })

  it('has options that differ, and fits into what is sent', () => {
    const items = skillTestNames.flatMap((test) => bank[test])
    const repeated = items.filter((item) => 'options' in item && new Set(item.options).size !== 4)
    expect(repeated.map(({ id }) => id)).toEqual([])
    for (const item of items) expect(quizItem.safeParse(createQuizItem(item, seededNumbers(1)).item).success).toBe(true)
  })
})

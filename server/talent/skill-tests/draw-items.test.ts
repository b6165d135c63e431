import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bank } from './bank/bank.ts'
import { drawItems } from './draw-items.ts'
import { seededNumbers } from './seeded-order.ts'

const draw = (seed: number, seen: readonly string[] = [], count = 15) =>
  drawItems(bank.english, { count, seen: new Set(seen), next: seededNumbers(seed) })

describe('C6 an attempt draws its items', () => {
  it('by its seed, the same ones each time, evenly over the topics', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = draw(seed)
        expect(draw(seed)).toEqual(drawn)
        const each = Map.groupBy(drawn, ({ topic }) => topic)
        expect([...each.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3])
      }),
      { numRuns: 50 },
    )
    expect(draw(1)).not.toEqual(draw(2))
  })

  it('others than before, as long as there are any', () => {
    const first = draw(1).map(({ id }) => id)
    expect(draw(2, first).filter(({ id }) => first.includes(id))).toEqual([])
    const nearlyAll = bank.english.slice(5).map(({ id }) => id)
    const last = draw(3, nearlyAll)
    expect(last).toHaveLength(15)
    expect(new Set(last.map(({ id }) => id)).size).toBe(15)
    expect(last.filter(({ id }) => !nearlyAll.includes(id))).toHaveLength(5)
  })
})

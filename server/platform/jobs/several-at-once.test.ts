import { describe, expect, it } from 'vitest'
import { inGroups, severalAtOnce } from './several-at-once.ts'

/** Work that ends when it is told to, and what has begun. */
function lockedWork() {
  const started: number[] = []
  const ends = new Map<number, PromiseWithResolvers<void>>()
  const work = (thing: number) => {
    started.push(thing)
    const end = Promise.withResolvers<void>()
    ends.set(thing, end)
    return end.promise
  }
  return { started, ends, work }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('several at once', () => {
  it('are so many and no more, in their order: whoever is done takes the next one', async () => {
    const { started, ends, work } = lockedWork()
    const all = severalAtOnce([1, 2, 3, 4], 2, work)
    expect(started).toEqual([1, 2])
    ends.get(2)?.resolve()
    await turn()
    expect(started).toEqual([1, 2, 3])
    ends.get(1)?.resolve()
    await turn()
    for (const end of ends.values()) end.resolve()
    await all
    expect(started).toEqual([1, 2, 3, 4])
  })

  it('end when one throws: what has begun is waited for, and nothing more begins', async () => {
    const { started, ends, work } = lockedWork()
    let over = false
    const all = severalAtOnce([1, 2, 3], 2, work).finally(() => (over = true))
    ends.get(1)?.reject(new Error('broken'))
    await turn()
    expect([started, over]).toEqual([[1, 2], false])
    ends.get(2)?.resolve()
    await expect(all).rejects.toThrow('broken')
    expect(started).toEqual([1, 2])
  })

  it('are none of nothing', async () => {
    const { started, work } = lockedWork()
    await severalAtOnce([], 2, work)
    expect(started).toEqual([])
  })

  it('are given in groups, the last one smaller', () => {
    expect([...inGroups([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  })
})

import { describe, expect, it } from 'vitest'
import { wantedFirst } from './wanted-first.ts'

const tools = [1, 2, 3, 4, 5].map((id) => ({ id, value: `tool ${id}` }))

describe('chips of a card', () => {
  it('B4.6 are at most three, the wanted ones first, and the rest is counted', () => {
    const { shown, more } = wantedFirst(tools, [5, 4])
    expect(shown.map((tool) => tool.id)).toEqual([4, 5, 1])
    expect(more).toBe(2)
  })

  it('B4.6 leave nothing to count when three or fewer are there', () => {
    expect(wantedFirst(tools.slice(0, 3), []).more).toBe(0)
  })
})

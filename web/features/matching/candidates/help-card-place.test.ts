import { describe, expect, it } from 'vitest'
import { helpCardPlace } from './help-card-place.ts'

describe('the help card', () => {
  it('B4.4 stands at position 4 of the first page', () => {
    expect(helpCardPlace(12, 1)).toBe(3)
    expect(helpCardPlace(3, 1)).toBe(3)
  })

  it('B4.4 comes last when fewer than three candidates are there', () => {
    expect(helpCardPlace(2, 1)).toBe(2)
    expect(helpCardPlace(1, 1)).toBe(1)
  })

  it('B4.4 is on no other page, and not beside an empty result', () => {
    expect(helpCardPlace(12, 2)).toBeNull()
    expect(helpCardPlace(0, 1)).toBeNull()
  })
})

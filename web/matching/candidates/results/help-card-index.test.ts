import { describe, expect, it } from 'vitest'
import { helpCardIndex } from './help-card-index.ts'

describe('the help card', () => {
  it('B4.4 stands at position 4 of the first page', () => {
    expect(helpCardIndex(12, 1)).toBe(3)
    expect(helpCardIndex(3, 1)).toBe(3)
  })

  it('B4.4 comes last when fewer than three candidates are there', () => {
    expect(helpCardIndex(2, 1)).toBe(2)
    expect(helpCardIndex(1, 1)).toBe(1)
  })

  it('B4.4 is on no other page, and not beside an empty result', () => {
    expect(helpCardIndex(12, 2)).toBeNull()
    expect(helpCardIndex(0, 1)).toBeNull()
  })
})

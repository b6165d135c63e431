import { describe, expect, it } from 'vitest'
import { pageCount } from './page-count.ts'

describe('page count', () => {
  it('B4.4 is the candidates divided by twelve, rounded up', () => {
    expect([1, 12, 13, 24, 163].map((candidates) => pageCount(candidates))).toEqual([1, 1, 2, 2, 14])
  })

  it('B4.4 is one for an empty list, so that there is a page to be on', () => {
    expect(pageCount(0)).toBe(1)
  })
})

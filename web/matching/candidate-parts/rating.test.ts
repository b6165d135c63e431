import { describe, expect, it } from 'vitest'
import { displayedRating } from './rating.ts'

describe('the rating', () => {
  it('B4.6 B5.4 is va_rating times five with two decimals', () => {
    expect([0.964, 1, 0, 0.9333].map(displayedRating)).toEqual(['4.82', '5.00', '0.00', '4.67'])
  })
})

import { expect, it } from 'vitest'
import { assistantRating, reviewShare } from './ratings.ts'

const share = (sum: number, count: number) => {
  const { numerator, denominator } = reviewShare(sum, count)
  return numerator / denominator
}

it('B5.6 rates between 0 and 1, and nobody before the first review', () => {
  expect([assistantRating(0, 0), assistantRating(19, 4), assistantRating(5, 1)]).toEqual([null, 0.95, 1])
})

it('starts new people from the average of everyone, not from zero', () => {
  expect(share(0, 0)).toBeCloseTo(0.8)
  expect(share(5, 1)).toBeGreaterThan(share(0, 0))
  expect(share(4, 1)).toBeLessThan(share(0, 0))
})

it('lets many reviews outweigh where everybody starts, and one hardly', () => {
  expect(share(1, 1)).toBeGreaterThan(share(20, 20))
  expect(share(100, 20)).toBeGreaterThan(share(5, 1))
  expect(share(40, 40)).toBe(0)
})

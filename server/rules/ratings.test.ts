import { expect, it } from 'vitest'
import {
  assistantRating,
  quarterOf,
  reviewDay,
  reviewEighths,
  reviewQuarter,
  reviewShare,
  displayedRating,
} from './ratings.ts'

const share = (sum: number, count: number, weight?: number) => {
  const { numerator, denominator } = reviewShare(sum, count, weight)
  return numerator / denominator
}

it('B5.6 rates between 0 and 1, and nobody before the first review', () => {
  expect([assistantRating(0, 0), assistantRating(19, 4), assistantRating(5, 1)]).toEqual([null, 0.95, 1])
})

it('sorts by the rating that is shown: rounded to hundredths, half up, and 0 before the first', () => {
  expect([displayedRating(157, 33), displayedRating(5, 1), displayedRating(33, 8), displayedRating(0, 0)]).toEqual([
    476, 500, 413, 0,
  ])
})

it('starts new people a little below the average of everyone, not from zero', () => {
  expect(share(0, 0)).toBeCloseTo(0.6)
  expect(share(5, 1)).toBeGreaterThan(share(0, 0))
  expect(share(4, 1)).toBeLessThan(share(0, 0))
})

it('lets many reviews outweigh where everybody starts, and one hardly', () => {
  expect(share(1, 1)).toBeGreaterThan(share(20, 20))
  expect(share(100, 20)).toBeGreaterThan(share(5, 1))
  expect(share(40, 40)).toBe(0)
})

it('B4 ranks 33 reviews at 4.76 above nobody having said anything, however old they are', () => {
  for (let weight = 2; weight <= 8; weight += 1) expect(share(157, 33, weight)).toBeGreaterThan(share(0, 0) + 0.1)
})

const quarter = (day: string) => reviewQuarter(3 * reviewDay(new Date(day)), 3)

it('lets reviews say less the older they are: an eighth a quarter of a year, down to a quarter of it', () => {
  const now = quarterOf(new Date('2026-11-20T15:00:00Z'))
  const weights = ['2026-11-20', '2026-08-20', '2025-11-20', '2024-11-20', '2020-01-02'].map((day) =>
    reviewEighths(quarter(day), now),
  )
  expect(weights).toEqual([8, 7, 4, 2, 2])
  expect([share(50, 10, 8) > share(50, 10, 4), share(30, 10, 4) > share(30, 10, 8)]).toEqual([true, true])
})

it('takes reviews whose days are not known for new ones', () => {
  expect([reviewQuarter(0, 5), reviewQuarter(0, 0), reviewEighths(null, 20)]).toEqual([null, null, 8])
})

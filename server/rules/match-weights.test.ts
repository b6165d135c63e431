import { expect, it } from 'vitest'
import { matchParts, matchWeights, partPoints, type MatchPart } from './match-weights.ts'

const all = new Set<MatchPart>(matchParts)

it('weighs all parts as decided when all are asked for', () => {
  expect(matchWeights(all)).toEqual({
    roles: 36,
    skills: 16,
    tools: 16,
    overlap: 12,
    availabilities: 6,
    hours: 6,
    reviews: 8,
  })
})

it('adds up to 100 whatever is asked, and gives nothing to what is not', () => {
  for (let chosen = 1; chosen < 2 ** matchParts.length; chosen += 1) {
    const asked = new Set(matchParts.filter((_, bit) => (chosen >> bit) & 1))
    const weights = matchWeights(asked)
    expect(matchParts.reduce((sum, part) => sum + weights[part], 0)).toBe(100)
    expect(matchParts.filter((part) => !asked.has(part) && weights[part] !== 0)).toEqual([])
  }
})

it('gives the points left over to the largest remainders, earlier parts first among equals', () => {
  // 36, 6 and 8 of 50 double; 36, 6, 6, 8 of 56 leave .29, .71, .71, .29.
  expect(matchWeights(new Set(['roles', 'hours', 'reviews']))).toMatchObject({ roles: 72, hours: 12, reviews: 16 })
  expect(matchWeights(new Set(['roles', 'availabilities', 'hours', 'reviews']))).toMatchObject({
    roles: 64,
    availabilities: 11,
    hours: 11,
    reviews: 14,
  })
  // 36, 16, 6, 8 of 66: .55, .24, .09, .12 remain; one point is left.
  expect(matchWeights(new Set(['roles', 'skills', 'hours', 'reviews']))).toMatchObject({
    roles: 55,
    skills: 24,
    hours: 9,
    reviews: 12,
  })
})

it('gives the odd point to a later part whose remainder is larger', () => {
  // 16, 12 and 6 of 34: .06, .29, .65 remain; the one point left is the last one's.
  expect(matchWeights(new Set(['skills', 'overlap', 'availabilities']))).toMatchObject({
    skills: 47,
    overlap: 35,
    availabilities: 18,
  })
})

it('answers the same question with the same weights', () => {
  expect(matchWeights(new Set(['roles', 'tools']))).toBe(matchWeights(new Set(['tools', 'roles'])))
})

it('gives whole points only', () => {
  expect([partPoints(16, 2, 3), partPoints(12, 80, 80), partPoints(7, 0, 5)]).toEqual([10, 12, 0])
})

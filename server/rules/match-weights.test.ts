import { expect, it } from 'vitest'
import { matchParts, matchWeights, partPoints, wantedPoints, type MatchPart } from './match-weights.ts'

const all = new Set<MatchPart>(matchParts)

it('weighs all parts as decided when all are asked for', () => {
  expect(matchWeights(all)).toEqual({
    roles: 10,
    expertise: 13,
    skills: 18,
    tools: 18,
    languages: 18,
    overlap: 8,
    availabilities: 4,
    hours: 5,
    reviews: 6,
  })
})

it('adds up to 100 whatever is asked, and gives nothing to what is not', () => {
  for (let chosen = 1; chosen < 2 ** matchParts.length; chosen += 1) {
    const wanted = new Set(matchParts.filter((_, bit) => (chosen >> bit) & 1))
    const weights = matchWeights(wanted)
    expect(matchParts.reduce((sum, part) => sum + weights[part], 0)).toBe(100)
    expect(matchParts.filter((part) => !wanted.has(part) && weights[part] !== 0)).toEqual([])
  }
})

it('gives the points left over to the largest remainders, earlier parts first among equals', () => {
  // 16, 20, 8 and 10 of 54 leave .63, .04, .81, .52: two points are left.
  expect(matchWeights(new Set(['roles', 'expertise', 'hours', 'reviews']))).toMatchObject({
    roles: 30,
    expertise: 37,
    hours: 15,
    reviews: 18,
  })
  // 16, 20, 28, 8, 10 of 82: .51, .39, .15, .76, .20 remain; two points are left.
  expect(matchWeights(new Set(['roles', 'expertise', 'skills', 'hours', 'reviews']))).toMatchObject({
    roles: 20,
    expertise: 24,
    skills: 34,
    hours: 10,
    reviews: 12,
  })
})

it('gives the odd point to a later part whose remainder is larger', () => {
  // 12, 6 and 10 of 28: .86, .43, .71 remain; two points are left, the second of them the last one's.
  expect(matchWeights(new Set(['overlap', 'availabilities', 'reviews']))).toMatchObject({
    overlap: 43,
    availabilities: 21,
    reviews: 36,
  })
})

it('answers the same question with the same weights', () => {
  expect(matchWeights(new Set(['roles', 'tools']))).toBe(matchWeights(new Set(['tools', 'roles'])))
})

it('gives whole points only', () => {
  expect([partPoints(16, 2, 3), partPoints(12, 80, 80), partPoints(7, 0, 5)]).toEqual([10, 12, 0])
})

it('gives for what was asked by name all when all is there, and most for the last of it', () => {
  expect([0, 1, 2, 3].map((matched) => wantedPoints(27, matched, 3))).toEqual([0, 6, 15, 27])
  expect(wantedPoints(27, 0, 0)).toBe(0)
})

it('gives a point at least for each named thing, of a dozen too', () => {
  for (let wanted = 1; wanted <= 12; wanted += 1) {
    const points = Array.from({ length: wanted + 1 }, (_, matched) => wantedPoints(26, matched, wanted))
    expect([wanted, new Set(points).size]).toEqual([wanted, wanted + 1])
  }
})

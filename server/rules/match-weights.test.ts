import { expect, it } from 'vitest'
import {
  matchParts,
  matchWeights,
  partPoints,
  sharedTimePoints,
  wantedPoints,
  type MatchPart,
} from './match-weights.ts'

const all = new Set<MatchPart>(matchParts)

it('weighs all parts as decided when all are asked for', () => {
  expect(matchWeights(all)).toEqual({
    roles: 8,
    expertise: 10,
    skills: 15,
    tools: 15,
    languages: 15,
    overlap: 13,
    availabilities: 15,
    hours: 4,
    reviews: 5,
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
  // 24, 8 and 10 of 42: .14, .05, .81 remain; one point is left, the last one's.
  expect(matchWeights(new Set(['overlap', 'hours', 'reviews']))).toMatchObject({ overlap: 57, hours: 19, reviews: 24 })
})

it('answers the same question with the same weights', () => {
  expect(matchWeights(new Set(['roles', 'tools']))).toBe(matchWeights(new Set(['tools', 'roles'])))
})

it('gives whole points only', () => {
  expect([partPoints(16, 2, 3), partPoints(12, 80, 80), partPoints(7, 0, 5)]).toEqual([10, 12, 0])
})

it('gives two thirds for shared time at all, and the rest by how much', () => {
  expect([0, 1, 79, 80].map((halfHours) => sharedTimePoints(31, true, halfHours, 80))).toEqual([21, 21, 30, 31])
  expect([0, 15, 80].map((halfHours) => sharedTimePoints(31, false, halfHours, 80))).toEqual([0, 1, 10])
})

it('puts a shared window, and all parts of the week that were asked for, before reviews, whatever else is asked', () => {
  // Without a window of two hours nobody works in more than three half hours of a day; with one, in four a week at least.
  const max = { overlap: 3 * 5, availabilities: 20 }
  const whole = { overlap: 80, availabilities: 21 }
  const min = { overlap: 4, availabilities: 21 }
  for (let chosen = 1; chosen < 2 ** matchParts.length; chosen += 1) {
    const wanted = new Set(matchParts.filter((_, bit) => (chosen >> bit) & 1))
    if (!['roles', 'expertise', 'hours', 'reviews'].every((part) => wanted.has(part as MatchPart))) continue
    const weights = matchWeights(wanted)
    for (const part of ['overlap', 'availabilities'] as const) {
      if (!wanted.has(part)) continue
      const without = sharedTimePoints(weights[part], false, max[part], whole[part])
      const having = sharedTimePoints(weights[part], true, min[part], whole[part])
      expect([[...wanted], part, having > without + weights.reviews]).toEqual([[...wanted], part, true])
    }
  }
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

import { expect, it } from 'vitest'
import { expertiseShare, roleShare } from './role-fit.ts'

const share = ({ numerator, denominator }: { numerator: number; denominator: number }) => numerator / denominator

it('gives a main role all and a side role two thirds', () => {
  expect([share(roleShare(true, 0, 1)), share(roleShare(false, 0, 1))]).toEqual([1, 2 / 3])
})

it('gives a quarter for the other roles someone could take, when there are several', () => {
  expect([0, 1, 2].map((others) => share(roleShare(true, others, 3)))).toEqual([0.75, 0.875, 1])
  expect([0, 1].map((others) => share(roleShare(true, others, 2)))).toEqual([0.75, 1])
  expect(share(roleShare(false, 0, 2))).toBe(0.5)
})

it('gives for key skills and tools their share of those that count, and all where there are none', () => {
  expect(share(expertiseShare({ skills: 7, tools: 5 }, { skills: 10, tools: 5 }))).toBe(0.8)
  expect(share(expertiseShare({ skills: 0, tools: 0 }, { skills: 0, tools: 0 }))).toBe(1)
})

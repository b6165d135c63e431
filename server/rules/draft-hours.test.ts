import { expect, it } from 'vitest'
import { draftHours } from './draft-hours.ts'

const criteria = (rids: number[], hours: number[], more_hours_rids: number[] = []) =>
  ({ rids, hours, more_hours_rids }) as unknown as Parameters<typeof draftHours>[0]

it('B6 a draft’s hours are those of all its roles', () => {
  expect(draftHours(criteria([3, 9, 4], [10, 20, 5]))).toBe(35)
})

it.each([
  ['without a role', criteria([], [])],
  ['while a role has no hours yet', criteria([3, 9], [10])],
  ['when one role wants more than 100', criteria([3, 9], [10, 59], [9])],
])('B6 a draft has no number of hours %s', (_when, unfinished) => {
  expect(draftHours(unfinished)).toBeNull()
})

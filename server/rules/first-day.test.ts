import { expect, it } from 'vitest'
import { firstDayAfterAnswers } from './first-day.ts'

it.each([
  ['a Sunday', '2026-11-22', '2026-11-24'],
  ['a Monday', '2026-11-23', '2026-11-25'],
  ['a Wednesday', '2026-11-25', '2026-11-27'],
  ['a Thursday', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
])('B8 who signs on %s is proposed the business day after one for the answers', (_day, today, first) => {
  expect(firstDayAfterAnswers(today)).toBe(first)
})

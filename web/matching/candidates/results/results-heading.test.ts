import { describe, expect, it } from 'vitest'
import { resultsHeading } from './results-heading.ts'

describe('the heading of the results', () => {
  it('B4.1 says how many candidates there are, for any role name', () => {
    expect(resultsHeading(163, ['Bookkeeper'])).toBe('163 candidates for Bookkeeper who have the hours')
    expect(resultsHeading(1, ['Personal and lifestyle assistant'])).toBe(
      '1 candidate for Personal and lifestyle assistant who has the hours',
    )
    expect(resultsHeading(1214, ['Bookkeeper', 'Recruiter'])).toBe('1,214 candidates who have the hours')
  })
})

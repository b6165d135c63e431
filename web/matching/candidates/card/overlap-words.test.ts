import { describe, expect, it } from 'vitest'
import { overlapInWords } from './overlap-words.ts'

function halfHours(days: Record<number, number>): number[] {
  return Array.from({ length: 16 }, (_, at) => days[at] ?? 0)
}

describe('the overlap in words', () => {
  it('B4.6 says when both work, for those who cannot see the strip', () => {
    expect(overlapInWords(halfHours({ 2: 5, 3: 5, 4: 5, 5: 5 }))).toBe(
      'Works 2 h of your 09:00 to 17:00 on an average weekday: 10:00 to 12:00',
    )
    expect(overlapInWords(halfHours({ 0: 5, 1: 5, 14: 5, 15: 5 }))).toBe(
      'Works 2 h of your 09:00 to 17:00 on an average weekday: 09:00 to 10:00 and 16:00 to 17:00',
    )
  })

  it('B4.6 says so when there is none', () => {
    expect(overlapInWords(halfHours({}))).toBe('Works outside your 09:00 to 17:00')
  })
})

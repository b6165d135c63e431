import { expect, it } from 'vitest'
import { sentenceDay } from './sentence-day.ts'

it('a day in a sentence has its year only where that isn’t this one, exactly at the turn of the year', () => {
  expect(sentenceDay('2026-12-13', new Date('2026-11-20T15:00:00Z'))).toBe('Dec 13')
  expect(sentenceDay('2026-12-31', new Date('2026-12-31T23:59:59.999Z'))).toBe('Dec 31')
  expect(sentenceDay('2026-12-31', new Date('2027-01-01T00:00:00Z'))).toBe('Dec 31, 2026')
  expect(sentenceDay('2027-01-01', new Date('2026-12-31T23:59:59.999Z'))).toBe('Jan 1, 2027')
})

it('in French a day comes before its month, and the first one is 1er', () => {
  const at = new Date('2026-11-20T15:00:00Z')
  const days = ['2026-12-13', '2026-12-01', '2027-01-03'].map((date) => sentenceDay(date, at, 'fr'))
  expect(days).toEqual(['13 déc.', '1er déc.', '3 janv. 2027'])
})

import { expect, test } from 'vitest'
import { ago } from './ago.ts'
import { formatDay } from './day.ts'

test("A6.1 a day is shown as 'MMM Do YYYY' on the given clock", () => {
  const instant = Date.parse('2026-11-02T03:30:00Z')
  expect(formatDay(0, instant)).toBe('Nov 2nd 2026')
  expect(formatDay(-300, instant)).toBe('Nov 1st 2026')
  const viewOf = [3, 4, 11, 12, 13, 21, 22, 23, 30].map((day) => formatDay(0, Date.UTC(2026, 0, day)))
  expect(viewOf.map((text) => text.split(' ')[1])).toEqual([
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '30th',
  ])
})

test('what was recent is told by how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const before = (minutes: number): string | null => ago(now - minutes * 60_000, now)
  expect([0, 0.9, 1, 59, 60, 1439, 1440, 2879, 2880, 10_079, 10_080].map(before)).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '59 min ago',
    '1 h ago',
    '23 h ago',
    '1 day ago',
    '1 day ago',
    '2 days ago',
    '6 days ago',
    null,
  ])
  expect(ago(now + 5_000, now)).toBe('just now')
})

import { expect, test } from 'vitest'
import { dayText, slotDays, timeText } from './slot-days.ts'

const slot = (start: string, timezone_offset: number) => ({ start, end: start, timezone_offset, office_offset: -300 })

test('B8.3 free times stand under the days of the reader’s own clock', () => {
  const days = slotDays([
    slot('2026-11-23T21:30:00.000Z', 540),
    slot('2026-11-24T14:00:00.000Z', 540),
    slot('2026-11-24T15:30:00.000Z', 540),
  ])
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    ['Tue, Nov 24th 2026', 2],
    ['Wed, Nov 25th 2026', 1],
  ])
})

test('B8.3 a time and its day are those of the clock that is named', () => {
  expect(timeText('2026-11-23T14:00:00.000Z', -210)).toBe('10:30')
  expect(dayText('2026-11-24T02:00:00.000Z', -300)).toBe('Mon, Nov 23rd 2026')
})

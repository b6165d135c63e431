import { expect, test } from 'vitest'
import { clocksInWords, overlapInWords, weekPartInWords } from './working-hours-words.ts'

const vancouver = {
  timezone: 'America/Vancouver',
  timezone_offset: -420,
  own_timezone: 'America/Toronto',
  own_timezone_offset: -240,
  overlap: [5, 5, 5, 5, 0, 0, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0],
}

test('the client’s working day stands on both clocks', () => {
  expect(clocksInWords(vancouver)).toBe('09:00 to 17:00 in Vancouver is 12:00 to 20:00 for you.')
  expect(clocksInWords({ ...vancouver, own_timezone_offset: -420 })).toBe(
    '09:00 to 17:00 in Vancouver is the same on your clock.',
  )
  expect(clocksInWords({ ...vancouver, timezone: 'America/St_Johns', timezone_offset: -150 })).toBe(
    '09:00 to 17:00 in St. John’s is 07:30 to 15:30 for you.',
  )
})

test('what both work is told in hours of an average weekday, and when, on both clocks', () => {
  expect(overlapInWords(vancouver)).toBe(
    'You overlap about 3 hours a day, 12:00 to 14:00 and 16:00 to 17:00 your time · 09:00 to 11:00 and 13:00 to 14:00 in Vancouver.',
  )
  expect(overlapInWords({ ...vancouver, overlap: Array.from({ length: 16 }, () => 0) })).toBe(
    'Your working hours don’t overlap.',
  )
})

test('a part of the week reads as words', () => {
  expect(weekPartInWords('monday_morning')).toBe('Monday morning')
})

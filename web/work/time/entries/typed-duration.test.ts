import { expect, test } from 'vitest'
import { durationText, readDuration } from './typed-duration.ts'

const hour = 3600

test.each([
  ['1:30', 1.5 * hour],
  ['0:05', 300],
  ['1:30:15', 1.5 * hour + 15],
  ['1.5', 1.5 * hour],
  ['1,25', 1.25 * hour],
  ['2', 2 * hour],
  ['24', 24 * hour],
  ['1.5h', 1.5 * hour],
  ['1h 30m', 1.5 * hour],
  ['1h30', 1.5 * hour],
  ['1 H 30 Min', 1.5 * hour],
  ['90m', 1.5 * hour],
  ['45 min', 2700],
  [' 90 minutes ', 1.5 * hour],
  ['2 hours', 2 * hour],
])('a duration typed as %j is %d seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test.each(['', '0', '0:00', '1:60', '45', '25h', '24:01', 'one', 'h', '-1', '1:2', '1e3', '20s', '1h x'])(
  '%j is no duration that can be logged',
  (text) => {
    expect(readDuration(text)).toBeNull()
  },
)

test('a duration is shown as it can be typed again, to the second', () => {
  for (const seconds of [1, 60, 3599, 3600, 5415, 86_400]) expect(readDuration(durationText(seconds))).toBe(seconds)
  expect(durationText(5400)).toBe('1:30')
  expect(durationText(5415)).toBe('1:30:15')
})

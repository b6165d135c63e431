import { expect, test } from 'vitest'
import { beyondWords, forecastWords, overageWords } from './hours-words.ts'
import { remainingLine } from './remaining-line.ts'

const hour = 3600
const hours = {
  project_uuid: '01940000-0000-7000-8000-000000000000',
  today: '2026-11-12',
  period: {
    start: '2026-11-10',
    end: '2026-11-19',
    prepaid_seconds: 10 * hour,
    added_seconds: 0,
    carried_seconds: 0,
    billable_seconds: 3 * hour,
    remaining_seconds: 7 * hour,
  },
  carried: [],
  seats: [],
  days: [
    { date: '2026-11-10', billable_seconds: 2 * hour },
    { date: '2026-11-12', billable_seconds: hour },
  ],
  overage: { policy: 'none' as const, hours: null },
  beyond: { count: 0, seconds: 0 },
  forecast: { pace_seconds: 2 * hour, working_days: 2, runs_out_on: '2026-11-18', left_seconds: -3 * hour },
}

test('the line falls by what is worked each day, and then by the pace, below nothing where hours are short', () => {
  expect(remainingLine(hours)).toEqual({
    worked: [
      { days: 0, seconds: 10 * hour },
      { days: 1, seconds: 8 * hour },
      { days: 2, seconds: 8 * hour },
      { days: 3, seconds: 7 * hour },
    ],
    expected: [
      { days: 3, seconds: 7 * hour },
      { days: 10, seconds: -3 * hour },
    ],
    length: 10,
    max: 10 * hour,
    least: -3 * hour,
  })
})

test('before the period there is its beginning alone, after it the whole of it', () => {
  expect(remainingLine({ ...hours, today: '2026-11-01', days: [], forecast: null }).worked).toHaveLength(1)
  expect(remainingLine({ ...hours, today: '2027-01-01', forecast: null }).worked).toHaveLength(11)
})

test.each([
  [null, 'A forecast appears after the first working day.'],
  [hours.forecast, 'At this pace (about 2 h a day), you’ll run out on Nov 18th 2026, 3 h short of the period.'],
  [{ ...hours.forecast, runs_out_on: '2026-11-12' }, 'you’ll run out today, 3 h short'],
  [{ ...hours.forecast, runs_out_on: '2026-11-11' }, 'The hours ran out on Nov 11th 2026.'],
  [{ ...hours.forecast, runs_out_on: null, left_seconds: hour }, '1 h will be left at the end of the period.'],
  [{ ...hours.forecast, left_seconds: 0 }, 'just enough for the period.'],
  [{ ...hours.forecast, runs_out_on: null, pace_seconds: 0 }, 'No time was logged in the last ten working days'],
])('the forecast is said in words', (forecast, words) => {
  expect(forecastWords(forecast, hours.today)).toContain(words)
})

test('what counts beyond the hours is said in words', () => {
  expect(overageWords({ policy: 'none', hours: null })).toContain('only if you approve it')
  expect(overageWords({ policy: 'up_to', hours: 5 })).toContain('Up to 5 h')
  expect(overageWords({ policy: 'as_needed', hours: null })).toContain('as needed')
  expect(beyondWords({ count: 1, seconds: hour })).toContain('1 h 0 m of extra time in one entry')
})

import { expect, it } from 'vitest'
import { rolloverUntil } from './rollover-until.ts'

const running = { invoice_day: 31, invoiced_until: '2027-01-30', end_date: null, paused_from: null, resumes_on: null }

it('carried hours last until the last of their periods ends, short months and all', () => {
  expect([0, 1, 2, 11].map((periods) => rolloverUntil(running, periods))).toEqual([
    '2027-01-30',
    '2027-02-27',
    '2027-03-30',
    '2027-12-30',
  ])
})

it('a pause between is no period, and moves the days after it', () => {
  const paused = { ...running, paused_from: '2027-01-31', resumes_on: '2027-03-05' }
  expect([0, 1, 2].map((periods) => rolloverUntil(paused, periods))).toEqual(['2027-01-30', '2027-04-04', '2027-05-04'])
  expect(rolloverUntil({ ...paused, resumes_on: null }, 0)).toBe('2027-01-30')
  expect(rolloverUntil({ ...paused, resumes_on: null }, 1)).toBeNull()
})

it('nothing lasts beyond the end of the subscription', () => {
  expect(rolloverUntil({ ...running, end_date: '2027-02-15' }, 5)).toBe('2027-02-15')
  expect(rolloverUntil({ ...running, end_date: '2027-01-15' }, 0)).toBe('2027-01-15')
})

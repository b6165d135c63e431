import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { firstPauseDay, invoiceDayFrom, latestResume, nextPeriodStart, openPauseOn, pauseStateOn } from './pauses.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const month = { paused_from: '2027-02-03', resumes_on: '2027-03-03' }

describe('C1 a pause by its days', () => {
  it.each([
    ['2027-02-02', 'coming'],
    ['2027-02-03', 'running'],
    ['2027-03-02', 'running'],
    ['2027-03-03', 'over'],
  ])('on %s it is %s', (day, state) => {
    expect(pauseStateOn(month, day)).toBe(state)
    expect(openPauseOn(month, day)?.state ?? null).toBe(state === 'over' ? null : state)
  })

  it('without an end it goes on; without a day it is over, also before it would have begun; without a pause it is nothing', () => {
    expect(pauseStateOn({ ...month, resumes_on: null }, '2029-01-01')).toBe('running')
    expect(pauseStateOn({ ...month, resumes_on: '2027-02-03' }, '2027-01-01')).toBe('over')
    expect(pauseStateOn({ paused_from: null, resumes_on: null }, '2027-01-01')).toBeNull()
  })

  it('is two months at most, to the last day of a month that is too short', () => {
    expect(latestResume('2027-02-03')).toBe('2027-04-03')
    expect(latestResume('2026-12-31')).toBe('2027-02-28')
    expect(latestResume('2027-12-31')).toBe('2028-02-29')
  })

  it('begins with the next period that begins after today, also while the one of today isn’t invoiced yet', () => {
    const subscription = { invoiced_until: '2027-02-02', invoice_day: 3 }
    expect(firstPauseDay(subscription, '2027-02-02')).toBe('2027-02-03')
    expect(firstPauseDay(subscription, '2027-02-03')).toBe('2027-03-03')
    expect(firstPauseDay({ invoiced_until: '2027-01-30', invoice_day: 31 }, '2027-01-31')).toBe('2027-02-28')
  })
})

describe('C1 the period after a pause', () => {
  it.each([
    ['2027-02-02', null, null, '2027-02-03'],
    ['2027-02-02', '2027-02-03', '2027-03-03', '2027-03-03'],
    ['2027-02-02', '2027-02-03', '2027-02-20', '2027-02-20'],
    ['2027-02-02', '2027-02-03', null, null],
    // It begins later, is over, or lasts no day.
    ['2027-02-02', '2027-03-03', '2027-04-03', '2027-02-03'],
    ['2027-02-02', '2027-01-20', '2027-01-25', '2027-02-03'],
    ['2027-02-02', '2027-02-03', '2027-02-03', '2027-02-03'],
    // In the middle of a period that is paid for.
    ['2027-02-28', '2027-02-10', '2027-02-20', '2027-03-01'],
    ['2027-02-28', '2027-02-10', null, null],
  ])('invoiced until %s, paused from %s to %s: it begins on %s, in the database, too', async (...days) => {
    const [invoiced_until, paused_from, resumes_on, start] = days
    expect(nextPeriodStart({ invoiced_until, paused_from, resumes_on })).toBe(start)
    const { rows } = await database.pool.query('select next_period_start($1, $2, $3) as start', days.slice(0, 3))
    expect(rows).toEqual([{ start }])
  })

  it.each([
    ['2027-03-03', 3, 3],
    ['2027-02-20', 3, 20],
    ['2027-02-28', 31, 31],
    ['2028-02-29', 31, 31],
    ['2028-02-28', 31, 28],
    ['2028-02-28', 29, 28],
    ['2027-02-28', 29, 29],
    ['2027-04-30', 31, 31],
    ['2027-03-31', 30, 31],
    ['2027-05-31', 31, 31],
  ])('from %s the invoice day %i is %i', (start, before, after) => {
    expect(invoiceDayFrom(start, before)).toBe(after)
  })
})

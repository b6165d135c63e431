import { describe, expect, it } from 'vitest'
import { pausedHoursOf, stepOfPausedHours } from './paused-hours.ts'

const long = { paused_from: '2027-01-10', resumes_on: '2027-03-10' }

describe('C1 the hours of a pause', () => {
  it('are kept for 30 days, told a week before, and taken again a week before it goes on', () => {
    expect(pausedHoursOf(long)).toEqual({ notify: '2027-02-02', free: '2027-02-09', taken: '2027-03-03' })
  })

  it.each([
    ['2027-02-16', null],
    ['2027-02-17', '2027-02-09'],
  ])('are kept all the time where it goes on by then: %s', (resumes_on, free) => {
    expect(pausedHoursOf({ ...long, resumes_on })?.free ?? null).toBe(free)
  })

  it('are nobody’s where there is no pause, and free without an end while nobody pays', () => {
    expect(pausedHoursOf({ paused_from: null, resumes_on: null })).toBeNull()
    expect(pausedHoursOf({ ...long, resumes_on: null })).toMatchObject({ free: '2027-02-09', taken: null })
  })

  it.each([
    ['2027-02-01', null, 'keep'],
    ['2027-02-02', null, 'tell'],
    ['2027-02-02', '2027-02-02', 'keep'],
    ['2027-02-09', '2027-02-02', 'free'],
    ['2027-02-20', null, 'tell'],
    ['2027-02-26', '2027-02-20', 'keep'],
    ['2027-02-27', '2027-02-20', 'free'],
    ['2027-03-02', '2027-02-02', 'free'],
    ['2027-03-03', '2027-02-02', 'take'],
    ['2027-03-10', '2027-02-02', 'take'],
  ])('on %s, told on %s: %s', (today, deadline, step) => {
    expect(stepOfPausedHours(long, deadline, today)).toBe(step)
  })
})

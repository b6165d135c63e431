import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'
import { cutAtMidnight, dayAfter, secondsOfDay, startOfDay } from './local-day.ts'

const hours = 3600

describe('the length of a day', () => {
  it.each([
    ['America/Toronto', '2026-03-08', 23],
    ['America/Toronto', '2026-11-01', 25],
    ['America/St_Johns', '2026-03-08', 23],
    ['America/St_Johns', '2026-11-01', 25],
    ['America/Halifax', '2026-11-01', 25],
    ['America/Chicago', '2026-03-08', 23],
    ['America/Denver', '2026-11-01', 25],
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Toronto', '2026-07-01', 24],
    // Clocks that stand still, for good or by now.
    ['America/Regina', '2026-03-08', 24],
    ['America/Phoenix', '2026-11-01', 24],
    ['America/Vancouver', '2026-11-01', 24],
    ['America/Edmonton', '2026-11-01', 24],
    ['UTC', '2026-03-08', 24],
    ['Unknown', '2026-03-08', 24],
  ])('in %s %s has %i hours', (zone, day, length) => {
    expect(secondsOfDay(zone, day)).toBe(length * hours)
  })
})

describe('the start of a day', () => {
  it.each(['America/St_Johns', 'America/Toronto', 'America/Los_Angeles', 'America/Vancouver', 'America/Regina'])(
    'in %s is the first instant of it, on every day of a year',
    (zone) => {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = dayAfter(day)) {
        const start = startOfDay(zone, day)
        expect([day, calendarDay(zone, start)]).toEqual([day, day])
        expect(calendarDay(zone, new Date(start.getTime() - 1))).toBe(dayAfter(day, -1))
      }
    },
  )
})

describe('a stretch that is cut at midnight', () => {
  it('is one piece within a day', () => {
    const [start, end] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T15:00:00Z')]
    expect(cutAtMidnight('America/Toronto', start, end)).toEqual([{ day: '2026-11-20', start, end }])
  })

  it('ends where the next day begins, and nothing of it is lost', () => {
    const [start, end] = [new Date('2026-11-01T02:30:00Z'), new Date('2026-11-02T05:30:00Z')]
    const pieces = cutAtMidnight('America/Toronto', start, end)
    expect(pieces.map(({ day, start: from, end: to }) => [day, (to.getTime() - from.getTime()) / 1000])).toEqual([
      ['2026-10-31', 1.5 * hours],
      ['2026-11-01', 25 * hours],
      ['2026-11-02', 0.5 * hours],
    ])
  })

  it('has no empty piece where it begins or ends at midnight', () => {
    const [start, end] = [new Date('2026-11-20T05:00:00Z'), new Date('2026-11-21T05:00:00Z')]
    expect(cutAtMidnight('America/Toronto', start, end)).toEqual([{ day: '2026-11-20', start, end }])
  })
})

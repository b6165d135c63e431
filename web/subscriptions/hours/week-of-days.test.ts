import { expect, test } from 'vitest'
import { weekOfDays } from './week-of-days.ts'

const days = [
  { date: '2026-11-29', billable_seconds: 60 },
  { date: '2026-11-30', billable_seconds: 3600 },
  { date: '2026-12-06', billable_seconds: 1800 },
  { date: '2026-12-07', billable_seconds: 60 },
]

test('a week goes from Monday to Sunday, whichever of its days is today', () => {
  for (const today of ['2026-11-30', '2026-12-03', '2026-12-06']) {
    const week = weekOfDays({ today, days })
    expect(week.map(({ date }) => date)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ])
    expect(week.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual([today])
    expect(
      week.map(({ seconds }) => seconds),
      'of these days alone',
    ).toEqual([3600, 0, 0, 0, 0, 0, 1800])
  }
})

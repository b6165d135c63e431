import { describe, expect, it } from 'vitest'
import { occasionDue } from './feedback-occasion.ts'

const since = (first: string, last: string | null = null) => ({ first, last })

describe('B5.7 a client is asked', () => {
  it.each([
    ['2026-11-13', null],
    ['2026-11-14', { occasion: 'day_14', due_date: '2026-11-14' }],
    ['2026-11-29', { occasion: 'day_14', due_date: '2026-11-14' }],
    ['2026-11-30', { occasion: 'day_30', due_date: '2026-11-30' }],
    ['2027-01-31', { occasion: 'day_30', due_date: '2026-11-30' }],
    ['2027-02-01', { occasion: 'quarterly', due_date: '2027-02-01' }],
    ['2027-04-30', { occasion: 'quarterly', due_date: '2027-02-01' }],
    ['2027-05-01', { occasion: 'quarterly', due_date: '2027-05-01' }],
  ])('of work since 1 November, on %s: %j', (today, due) => {
    expect(occasionDue(since('2026-11-01'), today)).toEqual(due)
  })

  it('once it is over, from the day after the last one', () => {
    expect(occasionDue(since('2026-11-01', '2026-11-20'), '2026-11-20')).toMatchObject({ occasion: 'day_14' })
    expect(occasionDue(since('2026-11-01', '2026-11-20'), '2026-11-21')).toEqual({
      occasion: 'end',
      due_date: '2026-11-21',
    })
  })

  it('of work since the 30th, in a month that is too short for it', () => {
    expect(occasionDue(since('2026-11-30'), '2027-02-28')).toEqual({ occasion: 'quarterly', due_date: '2027-02-28' })
  })
})

import { describe, expect, it } from 'vitest'
import { occurrenceAfter, occurrenceFrom } from './occurrences.ts'

describe('C2 recurring work', () => {
  it.each([
    ['FREQ=WEEKLY', '2026-11-20', '2026-11-20', '2026-11-18', '2026-11-27'],
    ['FREQ=WEEKLY', '2026-11-20', '2026-11-20', '2026-12-05', '2026-12-11'],
    ['FREQ=DAILY', '2026-11-20', '2026-11-20', '2026-11-23', '2026-11-23'],
    ['FREQ=DAILY', '2026-11-20', '2026-11-23', '2026-11-23', '2026-11-24'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-01-31', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-23'],
  ])('%s from %s, due %s and done on %s, is next due on %s', (rule, begins, due, today, next) => {
    expect(occurrenceAfter(rule, begins, due, today)).toBe(next)
  })

  it('ends after its last time, by count and by day', () => {
    expect(occurrenceAfter('FREQ=DAILY;COUNT=2', '2026-11-20', '2026-11-20', '2026-11-20')).toBe('2026-11-21')
    expect(occurrenceAfter('FREQ=DAILY;COUNT=2', '2026-11-20', '2026-11-21', '2026-11-21')).toBeNull()
    expect(occurrenceAfter('FREQ=DAILY;UNTIL=20261121', '2026-11-20', '2026-11-20', '2026-11-20')).toBe('2026-11-21')
    expect(occurrenceAfter('FREQ=DAILY;UNTIL=20261121', '2026-11-20', '2026-11-21', '2026-11-21')).toBeNull()
  })

  it('begins on the first day of its rule, not before', () => {
    expect(occurrenceFrom('FREQ=WEEKLY;BYDAY=MO', '2026-11-20', '2026-11-20')).toBe('2026-11-23')
  })

  it('is given up where its day never comes', () => {
    expect(occurrenceFrom('FREQ=DAILY;UNTIL=20261101', '2026-11-20', '2026-11-20')).toBeNull()
    expect(occurrenceFrom('FREQ=MONTHLY;UNTIL=20261101', '2026-11-20', '2026-11-20')).toBeNull()
  })
})

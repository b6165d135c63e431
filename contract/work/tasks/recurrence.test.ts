import { describe, expect, it } from 'vitest'
import { isRecurrence, usualRecurrences } from './recurrence.ts'

describe('C2 a recurrence rule', () => {
  it.each([
    ...usualRecurrences.map(({ rule }) => rule),
    'FREQ=WEEKLY;BYDAY=MO,WE',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12',
    'FREQ=DAILY;UNTIL=20271231',
  ])('may be %s', (rule) => {
    expect(isRecurrence(rule)).toBe(true)
  })

  const unreadable = ['', 'weekly', 'INTERVAL=2', 'FREQ=HOURLY', 'FREQ=DAILY;BYDAY=XX', 'FREQ=DAILY;constructor=1']
  const contradicting = ['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=2;UNTIL=20271231', 'FREQ=DAILY;FREQ=DAILY']
  const neverTrue = ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=31']
  const more = ['FREQ=DAILY;BYHOUR=3', 'DTSTART=20270101;FREQ=DAILY', 'FREQ=DAILY\nRDATE=20270101']
  it.each([...unreadable, ...contradicting, ...neverTrue, ...more])('may not be %j', (rule) => {
    expect(isRecurrence(rule)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { pickOf, quickPicks, rangeOf } from './quick-picks.ts'

describe('A6.7 quick picks', () => {
  const friday = '2026-11-20'
  it.each([
    ['overdue', null, '2026-11-19'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['today', '2026-11-20', '2026-11-20'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['this_week', '2026-11-16', '2026-11-20'],
    ['end_week', null, '2026-11-20'],
  ] as const)('on a Friday %s is from %s to %s', (pick, from, to) => {
    expect(rangeOf(pick, friday, 'due')).toEqual({ from, to })
    expect(pickOf({ from, to }, friday, 'due')).toBe(pick)
  })

  it.each(['2026-11-21', '2026-11-22'])(
    'on the weekend of %s the week is the coming one for due days, the one just over for what is done',
    (day) => {
      expect(rangeOf('this_week', day, 'due')).toEqual({ from: '2026-11-23', to: '2026-11-27' })
      expect(rangeOf('end_week', day, 'due')).toEqual({ from: null, to: '2026-11-27' })
      expect(rangeOf('this_week', day, 'done')).toEqual({ from: '2026-11-16', to: '2026-11-20' })
    },
  )

  it('of completed tasks are yesterday, today and this week; anything else is none', () => {
    expect(quickPicks.done).toEqual(['yesterday', 'today', 'this_week'])
    expect(pickOf({ from: null, to: null }, friday, 'due')).toBeNull()
    expect(pickOf({ from: '2026-01-01', to: null }, friday, 'due')).toBeNull()
  })
})

import type { TodayGroup, TodayLine } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { describe, expect, it } from 'vitest'
import { maxVisible, pressingLines, totalsOf } from './pressing-lines.ts'
import type { StaffToday, TodayKind } from './today-kinds.ts'

const today = '2026-11-20'
const nobodys: StaffToday['yours'] = {
  alerts: null,
  retention: null,
  first_30: null,
  review: null,
  health: null,
  health_words: null,
  briefs: null,
  invitations: null,
  open_roles: null,
  questions: null,
  interviews: null,
  tasks: null,
  discussions: null,
  retention_cases: null,
  applications: null,
  invoice_adjustments: null,
  bill_adjustments: null,
  manual_refunds: null,
  payouts: null,
}

function line(title: string, due_date: string | null, since: string | null = null): TodayLine {
  return { uuid: title, page_uuid: title, title, about: '', next_step: '', due_date, since, amount: null }
}
const group = (...lines: TodayLine[]): TodayGroup => ({ count: lines.length, overdue: 0, due_today: 0, lines })
const titles = (yours: Partial<Record<TodayKind, TodayGroup | null>>) =>
  pressingLines({ today, yours: { ...nobodys, ...yours } }).map(({ title }) => title)

describe('what is most pressing', () => {
  it('is overdue, then due today, then what someone waits for now, then what is due later, across all kinds', () => {
    expect(
      titles({
        health: group(line('two days late', '2026-11-18'), line('today', '2026-11-20'), line('some day', null)),
        retention: group(line('a day late', '2026-11-19'), line('next week', '2026-11-27')),
        alerts: group(line('asked yesterday', null, '2026-11-19T10:00:00.000Z')),
        questions: group(line('asked on Monday', null, '2026-11-16T10:00:00.000Z')),
        first_30: group(line('tomorrow', '2026-11-21')),
      }),
    ).toEqual([
      'two days late',
      'a day late',
      'today',
      'asked on Monday',
      'asked yesterday',
      'tomorrow',
      'next week',
      'some day',
    ])
  })

  it('puts the interviews of the day by their hour, and leaves none out', () => {
    const late = Array.from({ length: maxVisible }, (_, at) => line(`late ${at}`, `2026-11-${at + 10}`))
    const interviews = group(
      line('at noon', today, '2026-11-20T17:00:00.000Z'),
      line('at nine', today, '2026-11-20T14:00:00.000Z'),
    )
    const view = titles({ health: group(...late.slice(0, 5)), review: group(...late.slice(5)), interviews })
    expect(view).toEqual([...late.map(({ title }) => title), 'at nine', 'at noon'])
    expect(titles({ health: group(...late, line('one more', today)) })).toHaveLength(maxVisible)
  })

  it('is counted over all that is open to the reader', () => {
    const some = { count: 7, overdue: 2, due_today: 1, lines: [] }
    expect(totalsOf({ ...nobodys, health: some, alerts: { ...some, overdue: 0 } })).toEqual({
      count: 14,
      overdue: 2,
      due_today: 2,
    })
  })
})

import type { HealthReasonCode } from '@talentplace/contract/subscriptions/care/health-reasons'
import { describe, expect, test } from 'vitest'
import { healthOf, reviewSince, type HealthFacts } from './health-of.ts'

const now = new Date('2026-11-20T15:00:00Z')
const well: HealthFacts = {
  today: '2026-11-20',
  start_date: '2026-06-01',
  is_paused: false,
  resumed_on: null,
  last_time_day: '2026-11-19',
  period: { start: '2026-11-01', end: '2026-11-30', granted_seconds: 100_000, billable_seconds: 63_000 },
  overdue_tasks: 0,
  unanswered: null,
  review: null,
  ar_status: 'current',
  unpaid: null,
  brief_changed: null,
}

function found(facts: Partial<HealthFacts>, before: Parameters<typeof healthOf>[1]['before'] = []) {
  const { level, reasons } = healthOf({ ...well, ...facts }, { before, now })
  return [level, ...reasons.map(({ code, level: each, count }) => `${code} ${each ?? 'review'} ${count ?? '-'}`)]
}
const worked = (billable_seconds: number, today = '2026-11-20') => ({
  today,
  last_time_day: today,
  period: { start: '2026-11-01', end: '2026-11-30', granted_seconds: 100_000, billable_seconds },
})
const review = (rating: number, day = '2026-11-19') => ({ review: { uuid: 'r', rating, day } })
const unanswered = (day: string) => ({ unanswered: { day, discussion_uuid: 'd' } })

describe('E2 health', () => {
  test.each<[what: string, facts: Partial<HealthFacts>, expected: string[]]>([
    ['is green without a reason', {}, ['green']],
    ['six whole days without time are none', { last_time_day: '2026-11-13' }, ['green']],
    ['seven are', { last_time_day: '2026-11-12' }, ['amber', 'no_time amber 7']],
    ['fourteen are worse', { last_time_day: '2026-11-05' }, ['red', 'no_time red 14']],
    ['days before the start don’t count', { start_date: '2026-11-14', last_time_day: null }, ['green']],
    ['days of a pause don’t count', { last_time_day: '2026-09-01', is_paused: true }, ['green']],
    ['nor those before it went on', { last_time_day: '2026-09-01', resumed_on: '2026-11-15' }, ['green']],
    ['all hours worked are not over', worked(100_000, '2026-11-29'), ['green']],
    ['a second more is', worked(100_001, '2026-11-29'), ['amber', 'over_hours amber 100']],
    ['a fifth more is worse', worked(120_000, '2026-11-29'), ['red', 'over_hours red 120']],
    ['the first half of a period says nothing of its pace', worked(0, '2026-11-15'), ['green']],
    ['half of the pace is enough', worked(25_000, '2026-11-16'), ['green']],
    ['less is not', worked(24_000, '2026-11-16'), ['amber', 'behind_pace amber 24']],
    ['a quarter ahead is noticed', worked(75_000, '2026-11-16'), ['amber', 'ahead_of_pace amber 75']],
    ['less is not noticed', worked(74_000, '2026-11-16'), ['green']],
    ['two overdue tasks are none', { overdue_tasks: 2 }, ['green']],
    ['three are', { overdue_tasks: 3 }, ['amber', 'overdue_tasks amber 3']],
    ['ten are worse', { overdue_tasks: 10 }, ['red', 'overdue_tasks red 10']],
    ['a message of yesterday can wait', unanswered('2026-11-19'), ['green']],
    ['one of two working days ago can’t', unanswered('2026-11-18'), ['amber', 'unanswered_message amber 2']],
    ['weekends don’t count', { ...unanswered('2026-11-20'), ...worked(70_000, '2026-11-23') }, ['green']],
    ['four working days are worse', unanswered('2026-11-16'), ['red', 'unanswered_message red 4']],
    ['four stars are fine', review(4), ['green']],
    ['three are not', review(3), ['amber', 'low_rating amber 3']],
    ['two are worse', review(2), ['red', 'low_rating red 2']],
    ['a review counts thirty days', review(1, '2026-10-21'), ['red', 'low_rating red 1']],
    ['and no longer', review(1, '2026-10-20'), ['green']],
    ['past due', { ar_status: 'past_due' }, ['amber', 'payment_failed amber -']],
    ['paused until it is paid', { ar_status: 'paused' }, ['red', 'payment_failed red -']],
    [
      'a changed brief asks for a review only',
      { brief_changed: '2026-11-19T10:00:00.000Z' },
      ['green', 'requirement_changed review -'],
    ],
  ])('%s', (_what, facts, expected) => {
    expect(found(facts)).toEqual(expected)
  })

  test('lists the worst first', () => {
    expect(found({ overdue_tasks: 4, ...review(1) })).toEqual(['red', 'low_rating red 1', 'overdue_tasks amber 4'])
  })

  test('a reason whose rows don’t say since when holds since it was first noticed', () => {
    const since = '2026-11-10T00:00:00.000Z'
    const known = { code: 'overdue_tasks', level: 'amber', since, count: 3, evidence_uuid: null } as const
    const after = (before: readonly (typeof known)[]) =>
      healthOf({ ...well, overdue_tasks: 5 }, { before, now }).reasons[0]?.since
    expect(after([known])).toBe(since)
    expect(after([])).toBe(now.toISOString())
  })

  test('only the five reasons of E2 ask for a review, by the latest of them', () => {
    const since = (facts: Partial<HealthFacts>) =>
      reviewSince(healthOf({ ...well, ...facts }, { before: [], now }).reasons)
    expect(since({ overdue_tasks: 12 })).toBeNull()
    expect(since(review(3, '2026-11-18'))).toBe('2026-11-18T00:00:00.000Z')
    expect(since({ ...review(3, '2026-11-18'), last_time_day: '2026-11-01' })).toBe('2026-11-18T00:00:00.000Z')
    const asking: HealthReasonCode[] = healthOf(
      {
        ...well,
        ...worked(130_000),
        ...review(1),
        last_time_day: '2026-10-01',
        ar_status: 'paused',
        brief_changed: '2026-11-19',
      },
      { before: [], now },
    ).reasons.map(({ code }) => code)
    expect(asking.toSorted()).toEqual(['low_rating', 'no_time', 'over_hours', 'payment_failed', 'requirement_changed'])
  })
})

import { describe, expect, it } from 'vitest'
import { classifyForAssistant, classifyForClient, selectionType, type RatePlanDates } from './project-classification.ts'

const today = '2026-11-20'

describe('C1.2 a client’s subscription', () => {
  it.each([
    ['without a start', null, null, 'draft'],
    ['that starts tomorrow', '2026-11-21', null, 'upcoming'],
    ['that starts tomorrow and has an end', '2026-11-21', '2026-12-20', 'upcoming'],
    ['that starts today', '2026-11-20', null, 'current'],
    ['that ends tomorrow', '2026-10-20', '2026-11-21', 'current'],
    ['that ends today (0.11)', '2026-10-20', '2026-11-20', 'current'],
    ['that ended yesterday', '2026-10-20', '2026-11-19', 'past'],
    ['that lasted one day, yesterday', '2026-11-19', '2026-11-19', 'past'],
  ])('%s is what it should be', (_what, start_date, end_date, classification) => {
    expect(classifyForClient({ start_date, end_date }, today)).toBe(classification)
  })
})

const ratePlan = (rate_start_date: string, rp_end_date: string | null = null, end_date: string | null = null) =>
  ({ rate_start_date, rp_end_date, end_date }) satisfies RatePlanDates

describe('C1.2 the assistant’s view', () => {
  it.each([
    ['begins tomorrow', ratePlan('2026-11-21'), 'upcoming'],
    ['begins tomorrow and ends later', ratePlan('2026-11-21', '2026-12-20'), 'upcoming'],
    ['begins today', ratePlan('2026-11-20'), 'current'],
    ['ends tomorrow', ratePlan('2026-10-01', '2026-11-21'), 'current'],
    ['ends today', ratePlan('2026-10-01', '2026-11-20'), 'current'],
    ['ended yesterday', ratePlan('2026-10-01', '2026-11-19'), 'past'],
    ['its subscription ended yesterday', ratePlan('2026-10-01', null, '2026-11-19'), 'past'],
    ['its subscription ended before it', ratePlan('2026-10-01', '2026-12-31', '2026-11-19'), 'past'],
    ['was given back before it began', ratePlan('2026-11-25', '2026-11-19', '2026-11-19'), 'past'],
  ])('a place that %s', (_what, dates, expected) => {
    expect(classifyForAssistant(dates, today)).toBe(expected)
  })
})

describe('C1.2 the selection type', () => {
  it('0.11 what ends today is past, while the client’s list and the assistant’s have it as current', () => {
    const ending = ratePlan('2026-10-01', '2026-11-20', '2026-11-20')
    expect(selectionType([ending], today)).toBe('past')
    expect(classifyForAssistant(ending, today)).toBe('current')
    expect(classifyForClient({ start_date: '2026-10-01', end_date: '2026-11-20' }, today)).toBe('current')
    expect(selectionType([ending], '2026-11-19')).toBe('current')
  })

  it('is never where they have had no place', () => {
    expect(selectionType([], today)).toBe('never')
  })

  it('is that of the place which lasts: a change from tomorrow on is no end', () => {
    const before = ratePlan('2026-10-01', '2026-11-20')
    expect(selectionType([before, ratePlan('2026-11-21')], today)).toBe('upcoming')
    expect(selectionType([ratePlan('2026-09-01', '2026-09-30'), ratePlan('2026-11-01')], today)).toBe('current')
    expect(selectionType([before, ratePlan('2026-09-01', '2026-09-30')], today)).toBe('past')
  })
})

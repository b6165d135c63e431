import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'
import type { MessageFact } from './message-facts.ts'
import { filtersPrefilled, filtersWithout, hoursPrefilled } from './prefill.ts'

const hours = (perMonth: number | null): MessageFact => ({
  kind: 'hours',
  key: 'hours',
  label: '',
  perMonth,
  words: '',
})
const clock: MessageFact = { kind: 'clock', key: 'clock', label: '', timezone: 'America/Chicago' }
const mornings: MessageFact = { kind: 'times', key: 'a', label: '', availabilities: ['monday_morning'] }
const evenings: MessageFact = { kind: 'times', key: 'b', label: '', availabilities: ['friday_evening'] }
const french = { type: 'language' as const, id: 2, value: 'French' }
const roles = (...given: number[]) => ({ ...emptyCriteria, rids: given.map((_, at) => at + 1), hours: given })

describe('the hours of a message', () => {
  it('are those of the role, or shared between the roles, none below the least', () => {
    expect(hoursPrefilled(roles(10), hours(65))).toEqual({ hours: [65], more_hours_rids: [] })
    expect(hoursPrefilled(roles(10, 10), hours(65))).toEqual({ hours: [33, 33], more_hours_rids: [] })
    expect(hoursPrefilled(roles(10, 10), hours(15))).toEqual({ hours: [10, 10], more_hours_rids: [] })
  })
  it('are ‘100+’ only above exactly 100', () => {
    expect(hoursPrefilled(roles(10), hours(100))).toEqual({ hours: [100], more_hours_rids: [] })
    expect(hoursPrefilled(roles(10), hours(101))).toEqual({ hours: [59], more_hours_rids: [1] })
  })
  it('change nothing that the person chose, and nothing without a number', () => {
    expect(hoursPrefilled(roles(20), hours(65))).toEqual({})
    expect(hoursPrefilled({ ...roles(10), more_hours_rids: [1] }, hours(65))).toEqual({})
    expect(hoursPrefilled(roles(10), hours(null))).toEqual({})
    expect(hoursPrefilled(roles(), hours(65))).toEqual({})
  })
})

describe('the filters of a message', () => {
  it('are its clock within two hours, its times and its languages', () => {
    expect(filtersPrefilled(emptyCriteria, [clock, mornings, evenings], [french])).toEqual({
      timezone: 'America/Chicago',
      city: null,
      offset_range: 120,
      availabilities: ['monday_morning', 'friday_evening'],
      lids: [2],
    })
  })
  it('change nothing that the person chose', () => {
    const chosen = { ...emptyCriteria, timezone: 'America/Toronto', availabilities: ['sunday_morning'], lids: [9] }
    expect(filtersPrefilled(chosen, [clock, mornings], [french])).toEqual({})
  })
  it('go with what is left out, unless the person chose others since', () => {
    const filled = { ...emptyCriteria, ...filtersPrefilled(emptyCriteria, [clock, mornings, evenings], [french]) }
    expect(filtersWithout(filled, clock)).toMatchObject({ timezone: null, offset_range: 0 })
    expect(filtersWithout(filled, mornings)).toEqual({ availabilities: ['friday_evening'] })
    expect(filtersWithout(filled, french)).toEqual({ lids: [] })
    expect(filtersWithout({ ...filled, timezone: 'America/Toronto' }, clock)).toEqual({})
    expect(filtersWithout(roles(65), hours(65))).toEqual({ hours: [10], more_hours_rids: [] })
    expect(filtersWithout(roles(40), hours(65))).toEqual({})
  })
})

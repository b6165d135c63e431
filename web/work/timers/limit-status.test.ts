import { expect, test } from 'vitest'
import { limitStatus } from './limit-status.ts'

const minute = 60
const known = '2026-11-20T15:00:00.000Z'
const at = (minutes: number) => Date.parse(known) + minutes * 60_000

const timer = (seconds: number, about: object = {}) => ({
  project_uuid: 'maple',
  billable: true,
  state: 'running' as const,
  seconds,
  as_of: known,
  ...about,
})
const ratePlan = (left_seconds: number, others_running = 0) => ({ agreed: { left_seconds, others_running } })
const limit = (left: ReturnType<typeof ratePlan> | { agreed: null }, minutes: number, timers = [timer(0)]) =>
  limitStatus(timer(0), { timers, ratePlan: left, known, at: at(minutes) })

test('the limit is warned of a quarter of an hour before it, and said when it is reached, to the second', () => {
  const left = ratePlan(60 * minute)
  expect(limit(left, 44)).toBeNull()
  expect(limit(left, 45)).toBe('soon')
  expect(limit(left, 60 - 1 / 60)).toBe('soon')
  expect(limit(left, 60)).toBe('reached')
})

test('what one’s other timers of the subscription hold counts, paused or for a second place; another subscription’s doesn’t', () => {
  const left = ratePlan(60 * minute)
  expect(limit(left, 0, [timer(0), timer(50 * minute, { state: 'paused' })])).toBe('soon')
  expect(limit(left, 0, [timer(0), timer(50 * minute, { project_uuid: 'birch' })])).toBeNull()
  expect(limit(left, 0, [timer(0), timer(50 * minute, { billable: false })])).toBeNull()
})

test('timers of others that ran when the server said are counted on', () => {
  expect(limit(ratePlan(60 * minute), 23)).toBeNull()
  expect(limit(ratePlan(60 * minute, 1), 23)).toBe('soon')
  expect(limit(ratePlan(60 * minute, 1), 30)).toBe('reached')
})

test('nothing is said without a limit, of a place that isn’t known, and of time that the client doesn’t pay for', () => {
  expect(limit({ agreed: null }, 600)).toBeNull()
  expect(limitStatus(timer(0), { timers: [], ratePlan: undefined, known, at: at(0) })).toBeNull()
  const free = timer(0, { billable: false })
  expect(limitStatus(free, { timers: [free], ratePlan: ratePlan(0), known, at: at(0) })).toBeNull()
})

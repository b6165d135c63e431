import { expect, test } from 'vitest'
import { rolloverLineText, rolloverUntilText } from './rollover-words.ts'

const hour = 3600
const line = {
  from: { start: '2026-11-10', end: '2026-12-09' },
  into: { start: '2026-12-10', end: '2027-01-09' },
  carried_seconds: 4 * hour,
  used_seconds: 2.5 * hour,
  expired_seconds: 0,
  left_seconds: 1.5 * hour,
  ends_on: '2027-01-09',
}

test('carried hours say until when what is left of them lasts', () => {
  expect(rolloverUntilText([line], '2026-12-10')).toBe('until Jan 9th 2027')
  expect(rolloverUntilText([line, { ...line, left_seconds: hour, ends_on: '2027-02-09' }], '2026-12-10')).toBe(
    '1h 30m (1.50h) until Jan 9th 2027, 1h 0m (1.00h) until Feb 9th 2027',
  )
})

test('they say nothing of it where nothing is left, nobody knows, or another period is shown', () => {
  expect(rolloverUntilText([{ ...line, left_seconds: 0 }], '2026-12-10')).toBeUndefined()
  expect(rolloverUntilText([{ ...line, ends_on: null }], '2026-12-10')).toBeUndefined()
  expect(rolloverUntilText([line], '2027-01-10')).toBeUndefined()
})

test('a line of the ledger says what became of the hours', () => {
  expect(rolloverLineText(line)).toBe(
    '4h 0m (4.00h) carried, 2h 30m (2.50h) used, 1h 30m (1.50h) left until Jan 9th 2027',
  )
  expect(
    rolloverLineText({ ...line, used_seconds: 0, expired_seconds: hour, left_seconds: 3 * hour, ends_on: null }),
  ).toBe('4h 0m (4.00h) carried, 1h 0m (1.00h) ended, 3h 0m (3.00h) not used')
})

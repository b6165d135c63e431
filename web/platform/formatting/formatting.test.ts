import { expect, test } from 'vitest'
import { clockDifference } from './difference.ts'
import { aboutHoursAWeek } from './hours.ts'
import { localTime } from './local-time.ts'
import { formatMoney } from './money.ts'

test('A6.1 money has the currency beside it, two decimals, en-CA', () => {
  expect(formatMoney(108_000, 'cad')).toBe('$1,080.00 CAD')
  expect(formatMoney(5, 'usd')).toBe('$0.05 USD')
  expect(formatMoney(-123_456_789, 'cad')).toBe('-$1,234,567.89 CAD')
})

test("B3 Ours: monthly hours as a week's", () => {
  expect(aboutHoursAWeek(30)).toBe('about 7 h a week')
  expect(aboutHoursAWeek(1)).toBe('about 1 h a week')
})

test("a place's clock comes from its offset, over midnight and in half hours", () => {
  const instant = Date.parse('2026-11-20T23:50:07Z')
  expect(localTime(-300, instant)).toBe('18:50')
  expect(localTime(-210, instant, { seconds: true })).toBe('20:20:07')
  expect(localTime(60, instant)).toBe('00:50')
})

test('clocks differ ahead, behind, by half hours, or not', () => {
  expect(clockDifference(-240, -300)).toBe('1 h ahead')
  expect(clockDifference(-480, -300)).toBe('3 h behind')
  expect(clockDifference(-210, -300)).toBe('1 h 30 min ahead')
  expect(clockDifference(-300, -300)).toBe('same time')
})

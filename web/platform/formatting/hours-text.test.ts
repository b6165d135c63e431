import { expect, test } from 'vitest'
import { hoursText, textOfHours, wholeHoursText } from './hours-text.ts'

test('A6.1 hours are shown as Xh Ym (X.XXh)', () => {
  expect(wholeHoursText(20)).toBe('20h 0m (20.00h)')
  expect(textOfHours(17.1 + 0.4)).toBe('17h 30m (17.50h)')
  expect(hoursText(20.5 * 3600)).toBe('20h 30m (20.50h)')
  expect(hoursText(59)).toBe('0h 0m (0.02h)')
  expect(hoursText(-5400)).toBe('-1h 30m (-1.50h)')
})

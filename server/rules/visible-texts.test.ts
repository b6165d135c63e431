import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'
import { amountText, moneyText } from './money-text.ts'

it.each([
  [108_000, '$1,080.00 CAD'],
  [5, '$0.05 CAD'],
  [-123_456_789, '-$1,234,567.89 CAD'],
  [0, '$0.00 CAD'],
])('A6.1 %i cents are %s', (cents, text) => {
  expect(moneyText(cents, 'cad')).toBe(text)
})

it('A6.1 an amount alone keeps its sign', () => {
  expect([amountText(-1400), amountText(100_000_000)]).toEqual(['-14.00', '1,000,000.00'])
})

it.each([
  ['2026-11-20', 'Nov 20th 2026'],
  ['2027-01-01', 'Jan 1st 2027'],
  ['2028-02-29', 'Feb 29th 2028'],
  ['2027-03-22', 'Mar 22nd 2027'],
  ['2027-05-13', 'May 13th 2027'],
  ['2027-08-31', 'Aug 31st 2027'],
])('A6.1 %s is shown as %s', (date, text) => {
  expect(dayText(date)).toBe(text)
})

it('A6.1 months are named by their first three letters, 11 to 13 are not 1st to 3rd', () => {
  const firsts = Array.from({ length: 12 }, (_, month) => dayText(`2027-${String(month + 1).padStart(2, '0')}-01`))
  expect(firsts.map((text) => text.slice(0, 3)).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  const days = ['03', '04', '10', '11', '12', '13', '14', '21', '30'].map(
    (day) => dayText(`2027-10-${day}`).split(' ')[1],
  )
  expect(days).toEqual(['3rd', '4th', '10th', '11th', '12th', '13th', '14th', '21st', '30th'])
})

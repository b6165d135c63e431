import { expect, test } from 'vitest'
import { centsText, percentText, readCents, readPercent, readSignedCents, readWhole } from './typed-amount.ts'

test('an amount is read to the cent, whatever signs of grouping it has', () => {
  expect(['38', '38.', '38.5', '$1,080.05', ' 0.29 ', '1,080,000'].map(readCents)).toEqual([
    3800, 3800, 3850, 108_005, 29, 108_000_000,
  ])
  expect(['', '38,50', '-1', '1e3', '1.005', 'ten', '1 000'].map(readCents)).toEqual(Array(7).fill(null))
  expect(centsText(3850)).toBe('38.50')
})

test('an amount below zero is read by its minus, whichever is typed', () => {
  expect(['50', '-12.50', '−12.50', ' $1,080.05', '- 7'].map(readSignedCents)).toEqual([
    5000, -1250, -1250, 108_005, -700,
  ])
  expect(['twelve', '--1', '-'].map(readSignedCents)).toEqual([null, null, null])
})

test('a percentage is read to the thousandth', () => {
  expect(['9.975', '10 %', '100%', '0'].map(readPercent)).toEqual([9975, 10_000, 100_000, 0])
  expect(['', '9.9755', '9,975', '-5'].map(readPercent)).toEqual([null, null, null, null])
  expect([9975, 5000].map(percentText)).toEqual(['9.975', '5'])
})

test('a whole number is told from nothing and from something else', () => {
  expect(['', ' ', '12', '1,200'].map(readWhole)).toEqual([null, null, 12, 1200])
  expect(['1.5', 'x', '-1'].map(readWhole)).toEqual([NaN, NaN, NaN])
})

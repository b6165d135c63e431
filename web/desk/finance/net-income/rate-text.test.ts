import { expect, it } from 'vitest'
import { rateText, readRate } from './rate-text.ts'

it.each([
  ['1.3712', 1_371_200, '1.3712'],
  [' 1.4 ', 1_400_000, '1.4000'],
  ['1', 1_000_000, '1.0000'],
  ['1.', 1_000_000, '1.0000'],
  ['1.371234', 1_371_234, '1.371234'],
  ['1.37125', 1_371_250, '1.37125'],
  ['0.700001', 700_001, '0.700001'],
])('a rate is read digit by digit and written as it is published: %s', (typed, millionths, formatted) => {
  expect(readRate(typed)).toBe(millionths)
  expect(rateText(millionths)).toBe(formatted)
})

it.each(['', 'x', '1,3712', '-1.3', '1.3712345', '100.1', '1.3.7'])('%s is no rate', (typed) => {
  expect(readRate(typed)).toBeNull()
})

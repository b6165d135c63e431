import { expect, it } from 'vitest'
import { regionOfPostalCode } from './region-of-postal-code.ts'

it.each([
  ['K1A 0B1', 'ON'],
  ['h2y1g7', 'QC'],
  [' b3h', 'NS'],
  ['X0A 0H0', 'NU'],
  ['X1A 2N2', 'NT'],
  ['Y1A', 'YT'],
  // In either of two territories.
  ['X9Z 1A1', null],
  ['V6', null],
  ['05401', null],
  ['D1A 0B1', null],
  ['', null],
])('the province of the postal code %j is %s', (code, region) => {
  expect(regionOfPostalCode(code)).toBe(region)
})

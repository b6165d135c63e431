import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Sam Kerr', 'SK'],
  ['  Ana María  de la Cruz ', 'AC'],
  ['Cher', 'C'],
  ['émile Zola', 'ÉZ'],
  ['', ''],
])('A4.1 %j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

import { expect, test } from 'vitest'
import { isSignature } from './signature.ts'

test('B8 two words are a signature, whoever the account belongs to', () => {
  expect(
    ['Robin Field', 'J. Smith', ' Zoë  de la Cruz ', '李 小龙'].map((typed) => isSignature(typed, 'Sam Kerr')),
  ).toEqual(Array(4).fill(true))
})

test('B8 one word is a signature only where it is the account’s own name, in any case and with any spaces', () => {
  expect(isSignature('x', 'Sam Kerr')).toBe(false)
  expect(isSignature('Sam', 'Sam Kerr')).toBe(false)
  expect(isSignature(' MADONNA ', 'Madonna')).toBe(true)
  expect(isSignature('李小龙', '李小龙')).toBe(true)
})

test('B8 signs and numbers are no words', () => {
  for (const typed of ['', ' ', '- -', '12 34', 'Robin !', '…']) expect(isSignature(typed, 'Sam Kerr')).toBe(false)
})

import { expect, test } from 'vitest'
import { enteredCodes } from './entered-codes.ts'

const quoted = {
  quote: { promotions: [{ code: 'TEN', terms: '10% off the first month' }] },
  refused_promotions: [{ code: 'GONE', message: 'This code has been used up.' }],
}

test('D3 each entered code stays in sight with what is known of it, in the order it was entered', () => {
  expect(enteredCodes(['GONE', 'TEN'], quoted, null)).toEqual([
    { code: 'GONE', state: 'refused', text: 'This code has been used up.' },
    { code: 'TEN', state: 'applied', text: '10% off the first month' },
  ])
})

test('D3 a code whose quote was refused as a whole is there too, so that it can be removed', () => {
  expect(enteredCodes(['NEW'], quoted, null)).toEqual([{ code: 'NEW', state: 'unchecked', text: 'Checking …' }])
  expect(enteredCodes(['NEW'], quoted, 'Too many codes for now.')).toEqual([
    { code: 'NEW', state: 'refused', text: 'Not checked. Too many codes for now.' },
  ])
})

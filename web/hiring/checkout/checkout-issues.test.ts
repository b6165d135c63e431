import { expect, test } from 'vitest'
import { issuesOf } from './checkout-issues.ts'

const whole = { agreed: true, signed_name: 'Sam Kerr' }

test('B8 Pay says at each field what it still needs', () => {
  expect(issuesOf(whole, 'Sam Kerr')).toEqual({})
  expect(Object.keys(issuesOf({ agreed: false, signed_name: ' ' }, 'Sam Kerr'))).toEqual(['agreed', 'signed_name'])
})

test('B8 a signature is a name: two words, or the account’s own', () => {
  expect(issuesOf({ ...whole, signed_name: '' }, 'Sam Kerr')).toEqual({ signed_name: 'Required' })
  expect(issuesOf({ ...whole, signed_name: 'x' }, 'Sam Kerr')).toEqual({
    signed_name: 'Please sign with your first and last name.',
  })
  expect(issuesOf({ ...whole, signed_name: 'madonna' }, 'Madonna')).toEqual({})
})

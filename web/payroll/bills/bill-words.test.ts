import { expect, it } from 'vitest'
import { billName, whereMoneyIs } from './bill-words.ts'

const posted = {
  status: 'posted',
  expected_date: '2026-11-17',
  paid_date: null,
  held_reason: null,
  held_note: '',
  returned_reason: null,
} as const

it.each([
  [posted, 'Expected on Nov 17th 2026.'],
  [{ ...posted, status: 'draft', expected_date: null } as const, ''],
  [{ ...posted, status: 'paid', paid_date: '2026-11-16' } as const, 'Paid on Nov 16th 2026.'],
  [
    { ...posted, status: 'returned', expected_date: null, returned_reason: 'Account closed.' } as const,
    'The bank sent it back: Account closed. We’ll pay it again.',
  ],
  [{ ...posted, status: 'returned', expected_date: null } as const, 'The bank sent it back. We’ll pay it again.'],
  [
    { ...posted, status: 'held', expected_date: null, held_reason: 'by_hand', held_note: 'A new address.' } as const,
    'Our team is checking it. A new address.',
  ],
])('says where the money of a bill is: %j', (bill, words) => {
  expect(whereMoneyIs(bill)).toBe(words)
})

it('calls a bill by its number, and one without by what it is', () => {
  expect(billName({ number: 'CAD-B-00042' })).toBe('Bill CAD-B-00042')
  expect(billName({ number: null })).toBe('Draft bill')
})

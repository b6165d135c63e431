import { creditedParts } from '@talentplace/contract/billing/credit-notes/credit-note-form'
import { expect, it } from 'vitest'
import { recordIssues, partsOf } from './note-values.ts'

const lines = [
  { position: 1, description: 'Hours', left_cents: 10_000 },
  { position: 3, description: 'Set-up', left_cents: 4000 },
]
const values = {
  whole: false,
  amounts: [
    { position: 1, amount_cents: '' },
    { position: 3, amount_cents: '42.50' },
  ],
  reason: 'A mistake',
}

it('a credit note sends the lines that have an amount, none of them more than is left', () => {
  expect(creditedParts.parse(partsOf(values))).toEqual({ lines: [{ position: 3, amount_cents: 4250 }] })
  expect(recordIssues(values, lines, 'cad')).toEqual({ 'amounts.1.amount_cents': 'At most $40.00 CAD is left' })
})

it('the whole sends no lines, whatever was typed before', () => {
  const typed = { ...values, amounts: [{ position: 1, amount_cents: 'lots' }] }
  expect(partsOf({ ...typed, whole: true })).toEqual({ lines: null })
  expect(recordIssues({ ...typed, whole: true }, lines, 'cad')).toEqual({})
  expect(recordIssues(typed, lines, 'cad')).toEqual({ 'amounts.0.amount_cents': 'Must be an amount, e.g. 42.50' })
})

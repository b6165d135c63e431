import { expect, it } from 'vitest'
import { matchedPart } from './matched-part.ts'

it('B2.2 marks typed text at the beginning of a word', () => {
  expect(matchedPart('QuickBooks Online', 'on')).toEqual({ before: 'QuickBooks ', match: 'On', after: 'line' })
  expect(matchedPart('Xero', 'XE')).toEqual({ before: '', match: 'Xe', after: 'ro' })
})

it('B2.2 marks nothing inside a word, for nothing typed, or for a synonym', () => {
  expect(matchedPart('Xero', 'ero')).toEqual({ before: 'Xero', match: '', after: '' })
  expect(matchedPart('Xero', '  ')).toEqual({ before: 'Xero', match: '', after: '' })
  expect(matchedPart('Bookkeeper', 'accountant')).toEqual({ before: 'Bookkeeper', match: '', after: '' })
})

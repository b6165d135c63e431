import { expect, it } from 'vitest'
import { matchedPart } from './matched-part.ts'

it('B2.2 marks typed text at the beginning of a word', () => {
  expect(matchedPart('QuickBooks Online', 'on')).toEqual({ before: 'QuickBooks ', match: 'On', after: 'line' })
  expect(matchedPart('Xero', 'XE')).toEqual({ before: '', match: 'Xe', after: 'ro' })
})

it('issue 34: marks what is found, accents and case aside, with the accents that belong to it', () => {
  expect(matchedPart('Préparer', 'prepa')).toEqual({ before: '', match: 'Prépa', after: 'rer' })
  expect(matchedPart('Pre\u0301parer', 'pré')).toEqual({ before: '', match: 'Pre\u0301', after: 'parer' })
  expect(matchedPart('Aide à la clientèle', 'A')).toEqual({ before: '', match: 'A', after: 'ide à la clientèle' })
  expect(matchedPart('Sciences de l’État', 'etat')).toEqual({ before: 'Sciences de l’', match: 'État', after: '' })
})

it('B2.2 marks nothing inside a word, for nothing typed, or for a synonym', () => {
  expect(matchedPart('Xero', 'ero')).toEqual({ before: 'Xero', match: '', after: '' })
  expect(matchedPart('Xero', '  ')).toEqual({ before: 'Xero', match: '', after: '' })
  expect(matchedPart('Bookkeeper', 'accountant')).toEqual({ before: 'Bookkeeper', match: '', after: '' })
})

import { expect, it } from 'vitest'
import { sentOf, valuesOf, wordsOf } from './criterion-words.ts'

it('E3.1 synonyms are read a line each, in small letters, each once', () => {
  expect(wordsOf(' QBO \n\nquick books\nqbo\n')).toEqual(['qbo', 'quick books'])
})

it('E3.1 what nobody changed is sent as it is stored', () => {
  const stored = {
    value: 'Xero',
    value_fr: '',
    description: '',
    synonyms: ['xero', 'xero.com'],
    active: true,
    version: 3,
  }
  const values = valuesOf({ ...stored, value_fr: null, kind: 'tools', id: 5, related: [], usage_count: 2 })
  expect(sentOf(values)).toEqual(stored)
})

import { expect, test } from 'vitest'
import { draftWords } from './draft.ts'

test('a search is named by its roles, else by what it began with', () => {
  const named = { project_name: 'Search of 3 November' }
  expect(draftWords({ ...named, roles: ['Bookkeeper', 'Buyer', 'Writer'], keywords: ['Xero'] })).toBe(
    'Bookkeeper, Buyer and Writer',
  )
  expect(draftWords({ ...named, roles: [], keywords: ['Xero'] })).toBe('Xero')
  expect(draftWords({ ...named, roles: [], keywords: [] })).toBe('Search of 3 November')
})

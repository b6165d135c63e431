import { expect, test } from 'vitest'
import { queryText } from './query-text.ts'

test('a query has the specified form: lists with brackets, objects with dots, nothing for what is absent', () => {
  const query = {
    rids: [3, 9],
    hours: [],
    focusedRid: undefined,
    matchAnyRole: true,
    pagination: { limit: 12, sortBy: ['value'] },
    timezone: null,
  }
  expect(queryText(query)).toBe('rids[]=3&rids[]=9&matchAnyRole=true&pagination.limit=12&pagination.sortBy[]=value')
})

test('values are encoded', () => {
  expect(queryText({ searchQuery: 'a&b=c d+e' })).toBe('searchQuery=a%26b%3Dc%20d%2Be')
})

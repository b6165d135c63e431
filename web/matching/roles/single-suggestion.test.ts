import { expect, it } from 'vitest'
import { singleSuggestion, suggestionKey } from './single-suggestion.ts'

const keywords = { roles: ['Bookkeeper'], skills: [], tools: [], default: [] }
const one = { keywords, recognised: true, roles: [3], rids: [] }

it('B2.3 selects a single suggestion', () => {
  expect(singleSuggestion(one, null)).toBe(3)
})

it('B2.3 selects nothing among several, from the common roles, or beside a choice made', () => {
  expect(singleSuggestion({ ...one, roles: [3, 9] }, null)).toBeNull()
  expect(singleSuggestion({ ...one, roles: [] }, null)).toBeNull()
  expect(singleSuggestion({ ...one, recognised: false }, null)).toBeNull()
  expect(singleSuggestion({ ...one, rids: [9] }, null)).toBeNull()
})

it('B2.3 leaves a deselected suggestion deselected until the words change', () => {
  expect(singleSuggestion(one, suggestionKey(keywords))).toBeNull()
  expect(singleSuggestion(one, suggestionKey({ ...keywords, tools: ['Xero'] }))).toBe(3)
})

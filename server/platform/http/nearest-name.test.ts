import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const names = ['roles[]', 'skills[]', 'searchQuery', 'pagination.limit', 'pagination.offset', 'pagination.sortBy[]']

it.each([
  ['search_query', 'searchQuery'],
  ['serchQuery', 'searchQuery'],
  ['limit', 'pagination.limit'],
  ['pagination.sort_by', 'pagination.sortBy[]'],
  ['role', 'roles[]'],
])('%s is near %s', (sent, name) => {
  expect(nearestName(sent, names)).toBe(name)
})

it.each(['utm_source', 'x', 'fbclid', '__proto__'])('%s is near none', (sent) => {
  expect(nearestName(sent, names)).toBeNull()
})

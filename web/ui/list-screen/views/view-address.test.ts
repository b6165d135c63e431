import type { ViewQuery } from '@talentplace/contract/shared/saved-view'
import { expect, test } from 'vitest'
import { readListState, type ListShape } from '../list-state.ts'
import { namedView, showsView, viewQueryOf, withoutView, withView } from './view-address.ts'

const shape: ListShape = {
  columns: [{ sort: 'name' }, { sort: 'created_date' }],
  filters: [
    { key: 'search', kind: 'text', label: 'Search' },
    { key: 'kind', kind: 'choice', label: 'Kind', any: 'All', options: [{ value: 'client', label: 'Clients' }] },
    { key: 'changed', kind: 'switch', label: 'Changed' },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
}
const uuid = '0198f3c2-5a77-7c61-9d5e-1f2a3b4c5d6e'
const query: ViewQuery = {
  filters: { changed: true, kind: 'client', search: 'ann' },
  sorting: [{ by: 'name', descending: true }],
  itemsPerPage: 25,
}
const chosen = withView(shape, { uuid, query }, '?tab=all&page=4&kind=client')

test('a view keeps filters, sorting and rows per page of an address, and never its page', () => {
  const state = readListState(
    shape,
    'search=ann&kind=client&changed=true&sortBy=name&sortDesc=true&itemsPerPage=25&page=3',
  )
  expect(viewQueryOf(shape, state)).toEqual(query)
})

test('a chosen view is the address, from page 1, with its name and whatever else stood there', () => {
  expect(readListState(shape, chosen)).toMatchObject({ page: 1, itemsPerPage: 25, filters: { search: 'ann' } })
  expect(namedView(chosen)).toBe(uuid)
  expect(new URLSearchParams(chosen).get('tab')).toBe('all')
})

test('a view is shown while the address says the same, in whatever order and at whatever page', () => {
  expect(showsView(shape, query, chosen)).toBe(true)
  expect(showsView(shape, query, `page=7&${chosen}`)).toBe(true)
  expect(
    showsView(
      shape,
      query,
      [...new URLSearchParams(chosen)]
        .toReversed()
        .map((pair) => pair.join('='))
        .join('&'),
    ),
  ).toBe(true)
})

test.each(['search', 'kind', 'changed', 'sortBy', 'itemsPerPage'])('a view is changed once %s is', (key) => {
  const search = new URLSearchParams(chosen)
  search.delete(key)
  expect(showsView(shape, query, search.toString())).toBe(false)
})

test('a filter, a value or a column that the list no longer has is no change', () => {
  const outdated: ViewQuery = {
    ...query,
    filters: { ...query.filters, colour: 'red' },
    sorting: [{ by: 'colour', descending: false }, ...query.sorting],
  }
  expect(showsView(shape, outdated, withView(shape, { uuid, query: outdated }, ''))).toBe(true)
  expect(showsView(shape, outdated, chosen)).toBe(true)
})

test('leaving a view begins the list anew, and one that was deleted leaves what is shown', () => {
  expect(withoutView(shape, chosen, false)).toBe('tab=all')
  expect(namedView(withoutView(shape, chosen, true))).toBeNull()
  expect(showsView(shape, query, withoutView(shape, chosen, true))).toBe(true)
})

test('a view of the list as it is from the beginning writes nothing but its name', () => {
  const plain = viewQueryOf(shape, readListState(shape, ''))
  expect(withView(shape, { uuid, query: plain }, '')).toBe(`view=${uuid}`)
})

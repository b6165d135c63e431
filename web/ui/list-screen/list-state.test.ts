import { expect, test } from 'vitest'
import { filterValues, pagingOf, readListState, withFilter, withSortedBy, writeListState } from './list-state.ts'
import type { ListShape } from './list-state.ts'

const shape: ListShape = {
  columns: [{ sort: 'name' }, { sort: 'created_date' }, {}],
  filters: [
    { key: 'search', kind: 'text', label: 'Search' },
    { key: 'kind', kind: 'choice', label: 'Kind', any: 'All', options: [{ value: 'client', label: 'Clients' }] },
    { key: 'changed', kind: 'switch', label: 'Changed' },
    { key: 'from', kind: 'date', label: 'From' },
    { key: 'person_uuid', kind: 'pick', label: 'With', Picker: () => null },
    { key: 'role_ids', kind: 'picks', label: 'Roles', Picker: () => null },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
}

test('A6.5 an address that says nothing is page 1 of ten rows in the default sort', () => {
  expect(readListState(shape, '')).toEqual({
    page: 1,
    itemsPerPage: 10,
    sorting: [{ by: 'created_date', descending: true }],
    filters: {},
  })
})

test('A6.5 page, size, sort and filters come back from the address they were written to', () => {
  const state = {
    page: 3,
    itemsPerPage: 25,
    sorting: [{ by: 'name', descending: false }],
    filters: {
      search: 'O’Hara & sons',
      kind: 'client',
      changed: 'true',
      from: '2026-11-01',
      person_uuid: '0198f3c2-5a77-7c61-9d5e-1f2a3b4c5d6e',
      role_ids: '3,9',
    },
  }
  const address = writeListState(shape, state, '?tab=all')
  expect(new URLSearchParams(address).get('tab')).toBe('all')
  expect(readListState(shape, address)).toEqual(state)
})

test('the default state writes nothing into the address', () => {
  expect(writeListState(shape, readListState(shape, ''), '?page=4&sortBy=name&sortDesc=true&search=x')).toBe('')
})

test.each([
  ['page=-1'],
  ['page=0'],
  ['page=1.5'],
  ['page=1e300'],
  ['itemsPerPage=7'],
  ['itemsPerPage=100000'],
  ['sortBy=password_hash'],
  ['kind=robot'],
  ['changed=perhaps'],
  ['role_ids=3,x'],
  ['from=yesterday'],
  ['from=2026-99-99'],
  ['from=2026-02-31'],
  ['from=0000-00-00'],
  ['search=%20%20'],
  ['person_uuid=42'],
])('what means nothing in an address is as if it weren’t there: %s', (search) => {
  expect(readListState(shape, search)).toEqual(readListState(shape, ''))
})

test('A6.5 a filter change goes back to page 1 and keeps the rest', () => {
  const state = readListState(shape, 'page=5&itemsPerPage=50&kind=client')
  expect(withFilter(state, 'search', 'ann')).toMatchObject({
    page: 1,
    itemsPerPage: 50,
    filters: { kind: 'client', search: 'ann' },
  })
})

test('a header sorts by its column, once more the other way round, and from page 1', () => {
  const state = readListState(shape, 'page=5')
  const byName = withSortedBy(state, 'name', false)
  expect(byName).toMatchObject({ page: 1, sorting: [{ by: 'name', descending: false }] })
  expect(withSortedBy(byName, 'name', false).sorting).toEqual([{ by: 'name', descending: true }])
  expect(withSortedBy(byName, 'created_date', true).sorting).toEqual([{ by: 'created_date', descending: true }])
})

test('A6.8 a page is asked for by limit, offset, sortBy and sortDesc', () => {
  expect(pagingOf(readListState(shape, 'page=3&itemsPerPage=25&sortBy=name&sortDesc=true'))).toEqual({
    limit: 25,
    offset: 50,
    sortBy: ['name'],
    sortDesc: [true],
  })
})

test('switches are sent as booleans and what isn’t set not at all', () => {
  expect(filterValues(shape, readListState(shape, 'changed=true&kind=client&search='))).toEqual({
    changed: true,
    kind: 'client',
  })
})

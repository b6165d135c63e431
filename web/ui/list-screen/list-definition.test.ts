import { expect, expectTypeOf, test } from 'vitest'
import { storeListAddress, storedListAddress } from './stored-list-address.ts'
import type { ListColumn, ListFilter } from './list-definition.ts'
import { viewOf } from './list-footer.tsx'

interface Row {
  readonly name: string
  readonly tags: readonly string[]
}
interface Filters {
  readonly kind?: 'client' | 'admin'
  readonly changed?: boolean
}

test('a column or sort key that the contract doesn’t have is a type error', () => {
  expectTypeOf<{ key: 'name'; label: 'Name'; sort: 'name' }>().toExtend<ListColumn<Row, 'name'>>()
  expectTypeOf<{ key: 'nome'; label: 'Name' }>().not.toExtend<ListColumn<Row, 'name'>>()
  expectTypeOf<{ key: 'name'; label: 'Name'; sort: 'nome' }>().not.toExtend<ListColumn<Row, 'name'>>()
})

test('a column of what isn’t plain has to say how it reads', () => {
  expectTypeOf<{ key: 'tags'; label: 'Tags' }>().not.toExtend<ListColumn<Row, 'name'>>()
  expectTypeOf<{ key: 'tags'; label: 'Tags'; text: () => string }>().toExtend<ListColumn<Row, 'name'>>()
})

test('a filter is of a kind, and offers values, that the contract allows', () => {
  type Choice<Value> = { key: 'kind'; kind: 'choice'; label: ''; any: ''; options: { value: Value; label: '' }[] }
  expectTypeOf<Choice<'client'>>().toExtend<ListFilter<Filters>>()
  expectTypeOf<Choice<'robot'>>().not.toExtend<ListFilter<Filters>>()
  expectTypeOf<{ key: 'changed'; kind: 'text'; label: '' }>().not.toExtend<ListFilter<Filters>>()
})

const at = (page: number) => ({ page, itemsPerPage: 10, sorting: [], filters: {} })

test('the count says where one is in the whole', () => {
  expect(viewOf(['user', 'users'], 1, at(1))).toBe('1 user')
  expect(viewOf(['user', 'users'], 10, at(1))).toBe('10 users')
  expect(viewOf(['user', 'users'], 1243, at(125))).toBe('1,241–1,243 of 1,243 users')
})

test('a row’s page leads back to the list as it was left, and nowhere else', () => {
  const state = storeListAddress('/admin/users', '?page=3&kind=client')
  expect(storedListAddress(state, '/admin/users')).toBe('/admin/users?page=3&kind=client')
  expect(storedListAddress(state, '/admin/configurations')).toBe('/admin/configurations')
  expect(storedListAddress({ list: '/admin/users-elsewhere' }, '/admin/users')).toBe('/admin/users')
  expect(storedListAddress(null, '/admin/users')).toBe('/admin/users')
})

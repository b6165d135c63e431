import { expect, test } from 'vitest'
import { listCsv } from './list-csv.ts'
import { defineList, type ListSource } from './list-definition.ts'
import { readListState } from './list-state.ts'

interface Row {
  readonly uuid: string
  readonly name: string
}
interface Filters {
  readonly search?: string
}

const pages: { limit: number; offset: number; search?: string; sortBy?: string[] }[] = []

function source(rows: readonly Row[], afterFirst: readonly Row[] = rows): ListSource<Row, 'name', Filters> {
  pages.length = 0
  return {
    name: 'people.list',
    async load({ search, pagination: { limit, offset, sortBy } }) {
      pages.push({ limit, offset, search, sortBy })
      const now = pages.length === 1 ? rows : afterFirst
      return { rows: now.slice(offset, offset + limit), count: now.length }
    },
  }
}

const people = Array.from({ length: 243 }, (_, at): Row => ({ uuid: `u-${at}`, name: `Person ${at}` }))
const looks = {
  title: 'People',
  noun: ['person', 'people'],
  rowKey: ({ uuid }: Row) => uuid,
  columns: [{ key: 'name', label: 'Name', sort: 'name' }],
  filters: [{ key: 'search', kind: 'text', label: 'Search' }],
  defaultSort: [{ by: 'name' }],
  empty: { title: 'Nobody' },
} as const
const options = { header: 'keys', signal: new AbortController().signal, onProgress: () => undefined } as const

test('a CSV holds the filtered whole, asked for in steps of 100 with the filters and the sort', async () => {
  const list = defineList(source(people), looks)
  const text = await listCsv(list, readListState(list, 'search=per&page=7&itemsPerPage=10'), options)
  expect(text.trim().split('\r\n')).toHaveLength(244)
  expect(pages).toEqual([0, 100, 200].map((offset) => ({ limit: 100, offset, search: 'per', sortBy: ['name'] })))
})

test('issue 34: its first line has stable keys, or the headings of the table, each once', async () => {
  const columns = [
    { key: 'name', label: 'Name', csv: { name: ({ name }: Row) => name, uuid: ({ uuid }: Row) => uuid } },
    { key: 'since', label: 'Since' },
  ] as const
  const list = defineList(source(people.slice(0, 1)), { ...looks, columns } as never)
  const firstLine = async (header: 'keys' | 'labels') =>
    (await listCsv(list, readListState(list, ''), { ...options, header })).split('\r\n')[0]
  expect(await firstLine('keys')).toBe('\uFEFFname,uuid,since')
  expect(await firstLine('labels')).toBe('\uFEFFName (name),Name (uuid),Since')
})

test('a row that moved to a later step while they were asked for stands once', async () => {
  const list = defineList(source(people, [{ uuid: 'new', name: 'Aaron' }, ...people]), looks)
  const lines = (await listCsv(list, readListState(list, ''), options)).trim().split('\r\n').slice(1)
  expect(new Set(lines).size).toBe(lines.length)
})

test('a list that empties meanwhile ends the asking', async () => {
  const list = defineList(source(people, []), looks)
  const lines = (await listCsv(list, readListState(list, ''), options)).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(100)
  expect(pages).toHaveLength(2)
})

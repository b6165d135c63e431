import type { AnyFilter, ListPaging, Sorting } from './list-definition.ts'

/** A6.5: what a list screen keeps, and its address with it. */
export interface ListState {
  readonly page: number
  readonly itemsPerPage: number
  readonly sorting: readonly Sorting[]
  /** By filter key; what isn't set is absent. */
  readonly filters: Readonly<Record<string, string>>
}

/** What of a list's definition its state depends on. */
export interface ListShape {
  readonly columns: readonly { readonly sort?: string }[]
  readonly filters?: readonly AnyFilter[]
  readonly defaultSort: readonly Sorting[]
  readonly itemsPerPage?: number
}

export const pageSizes = [10, 25, 50, 100] as const
const maxPages = 100_000

/** A day of the calendar, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // February 31st is read as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const idListForm = /^\d{1,9}(?:,\d{1,9}){0,19}$/
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The value as the filter takes it, or nothing: a choice that doesn't exist, a date that is none, an id in no form of one. */
function readFilter(filter: AnyFilter, value: string | null): string {
  if (value === null) return ''
  if (filter.kind === 'switch') return value === 'true' ? value : ''
  if (filter.kind === 'pick') return uuidForm.test(value) ? value : ''
  if (filter.kind === 'picks') return idListForm.test(value) ? value : ''
  if (filter.kind === 'date') return isDate(value) ? value : ''
  if (filter.kind === 'choice') return filter.options.some((option) => option.value === value) ? value : ''
  return value.trim().slice(0, 200)
}

function readSorting({ columns, defaultSort }: ListShape, search: URLSearchParams): readonly Sorting[] {
  const descending = search.getAll('sortDesc')
  const sorting = search
    .getAll('sortBy')
    .map((by, at): Sorting => ({ by, descending: descending[at] === 'true' }))
    .filter(({ by }) => columns.some(({ sort }) => sort === by))
  return sorting.length > 0 ? sorting : defaultSort
}

/** The state an address stands for. Forgiving: a part that means nothing is as if it weren't there. */
export function readListState(shape: ListShape, searchText: string): ListState {
  const search = new URLSearchParams(searchText)
  const page = Number(search.get('page') ?? 1)
  const size = Number(search.get('itemsPerPage'))
  const entries = (shape.filters ?? []).map((filter) => [filter.key, readFilter(filter, search.get(filter.key))])
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
    itemsPerPage: pageSizes.find((each) => each === size) ?? shape.itemsPerPage ?? 10,
    sorting: readSorting(shape, search),
    filters: Object.fromEntries(entries.filter(([, value]) => value !== '')),
  }
}

function isDefaultSorting({ defaultSort }: ListShape, sorting: readonly Sorting[]): boolean {
  return (
    sorting.length === defaultSort.length &&
    sorting.every(
      ({ by, descending = false }, at) =>
        by === defaultSort[at]?.by && descending === (defaultSort[at].descending ?? false),
    )
  )
}

/** The address's search text for a state: only what differs from the default, other parts of the address kept. */
export function writeListState(shape: ListShape, state: ListState, searchText: string): string {
  const search = new URLSearchParams(searchText)
  for (const key of ['page', 'itemsPerPage', 'sortBy', 'sortDesc']) search.delete(key)
  for (const { key } of shape.filters ?? []) search.delete(key)
  for (const [key, value] of Object.entries(state.filters)) if (value !== '') search.set(key, value)
  if (!isDefaultSorting(shape, state.sorting)) {
    for (const { by, descending = false } of state.sorting) {
      search.append('sortBy', by)
      search.append('sortDesc', String(descending))
    }
  }
  if (state.itemsPerPage !== (shape.itemsPerPage ?? 10)) search.set('itemsPerPage', String(state.itemsPerPage))
  if (state.page > 1) search.set('page', String(state.page))
  return search.toString()
}

/** A6.5: a filter change goes back to page 1. */
export function withFilter(state: ListState, key: string, value: string): ListState {
  return { ...state, page: 1, filters: { ...state.filters, [key]: value } }
}

/** A press on a header: by that column, and once more the other way round. */
export function withSortedBy(state: ListState, by: string, descendingFirst: boolean): ListState {
  const [first] = state.sorting
  const descending = first?.by === by ? !(first.descending ?? false) : descendingFirst
  return { ...state, page: 1, sorting: [{ by, descending }] }
}

/** What is asked for where rows stand in groups: by the group first, whatever its rows are sorted by. */
export function sortedFirstBy(state: ListState, group: Sorting): ListState {
  return { ...state, sorting: [group, ...state.sorting.filter(({ by }) => by !== group.by)] }
}

/** The filters as the operation takes them: switches as booleans, the rest as text. */
export function filterValues(shape: ListShape, state: ListState): Record<string, string | boolean> {
  const kinds = new Map((shape.filters ?? []).map(({ key, kind }) => [key, kind]))
  const set = Object.entries(state.filters).filter(([, value]) => value !== '')
  return Object.fromEntries(set.map(([key, value]) => [key, kinds.get(key) === 'switch' ? true : value]))
}

/** A6.8: the paging of a call. */
export function pagingOf(state: Pick<ListState, 'page' | 'itemsPerPage' | 'sorting'>): ListPaging<string> {
  return {
    limit: state.itemsPerPage,
    offset: (state.page - 1) * state.itemsPerPage,
    sortBy: state.sorting.map(({ by }) => by),
    sortDesc: state.sorting.map(({ descending = false }) => descending),
  }
}

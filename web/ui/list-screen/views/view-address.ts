import type { ViewQuery } from '@talentplace/contract/shared/saved-view'
import {
  filterValues,
  pageSizes,
  readListState,
  writeListState,
  type ListShape,
  type ListState,
} from '../list-state.ts'

/** Names the chosen view beside what it chose, so that a change of it can be told. */
const viewKey = 'view'

/** What is saved of a list: all but the page one is at. */
export function viewQueryOf(shape: ListShape, state: ListState): ViewQuery {
  return {
    filters: filterValues(shape, state),
    sorting: state.sorting.map(({ by, descending = false }) => ({ by, descending })),
    itemsPerPage: pageSizes.find((each) => each === state.itemsPerPage) ?? 10,
  }
}

function stateOf({ filters, ...same }: ViewQuery): ListState {
  const texts = Object.entries(filters).map(([key, value]) => [key, String(value)])
  return { ...same, page: 1, filters: Object.fromEntries(texts) }
}

/** The address's search text of a list without the page, whatever the order of its parts. */
function withoutPage(shape: ListShape, searchText: string): string {
  return writeListState(shape, { ...readListState(shape, searchText), page: 1 }, '')
}

/** The address's search text once a view is chosen; other parts of the address are kept. */
export function withView(shape: ListShape, { uuid, query }: { uuid: string; query: ViewQuery }, searchText: string) {
  const search = new URLSearchParams(writeListState(shape, stateOf(query), searchText))
  search.set(viewKey, uuid)
  return search.toString()
}

/** The same list without a view: `keeps` what was chosen, or begins anew. */
export function withoutView(shape: ListShape, searchText: string, keeps: boolean): string {
  const search = new URLSearchParams(keeps ? searchText : writeListState(shape, readListState(shape, ''), searchText))
  search.delete(viewKey)
  return search.toString()
}

/** Which view an address names. */
export function namedView(searchText: string): string | null {
  return new URLSearchParams(searchText).get(viewKey)
}

/** True while the list shows what the view keeps, at whatever page. What the list no longer has is no difference. */
export function showsView(shape: ListShape, query: ViewQuery, searchText: string): boolean {
  return withoutPage(shape, writeListState(shape, stateOf(query), '')) === withoutPage(shape, searchText)
}

import type { ListDefinition, ListPaging } from './list-definition.ts'
import { filterValues, pagingOf, type ListState } from './list-state.ts'

/**
 * What a list's source is asked for. The state comes from the address and has been held against the definition,
 * whose keys are the contract's by type; here the two meet.
 */
export function listQuery<Row, SortKey extends string, Filters extends object>(
  list: ListDefinition<Row, SortKey, Filters>,
  state: ListState,
): Partial<Filters> & { pagination: ListPaging<SortKey> } {
  const chosen = filterValues(list, state) as Partial<Filters>
  return { ...list.fixed, ...chosen, pagination: pagingOf(state) as ListPaging<SortKey> }
}

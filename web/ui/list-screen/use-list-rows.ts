import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ListDefinition, ListPage } from './list-definition.ts'
import { listQuery } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** The rows of a state; those shown stay until the next ones come. Kept under the operation's name. */
export function useListRows<Row, SortKey extends string, Filters extends object>(
  list: ListDefinition<Row, SortKey, Filters>,
  state: ListState,
): UseQueryResult<ListPage<Row>, Error> {
  const query = listQuery(list, state)
  return useQuery({
    queryKey: [list.source.name, 'rows', query],
    queryFn: ({ signal }) => list.source.load(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

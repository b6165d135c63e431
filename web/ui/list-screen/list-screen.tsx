import * as t from '@talentplace/contract/shared/messages/lists'
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useQueryAtOnce } from '../../platform/api/query.ts'
import { Button } from '../button.tsx'
import { OptionalPart } from '../loading/optional-part.tsx'
import { EmptyState } from '../notice/empty-state.tsx'
import { announce } from '../notice/live-region.tsx'
import { LoadFailure } from '../notice/load-failure.tsx'
import { plainColumns } from './cell.tsx'
import { CsvButton } from './csv-button.tsx'
import type { AnyFilter, ListDefinition, ListPage, Sorting } from './list-definition.ts'
import { ListFilters } from './list-filters.tsx'
import { ListFooter, viewOf } from './list-footer.tsx'
import { listQuery } from './list-query.ts'
import { useSelecting, type ListSelecting } from './selection/use-selecting.tsx'
import { sortedFirstBy, type ListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import { useListState } from './use-list-state.ts'
import { useRoom } from './use-room.ts'
import { ViewMenu } from './views/view-menu.tsx'
import styles from './list-screen.module.css'

interface ListScreenProps<Row, SortKey extends string, Filters extends object> {
  /** Made once, outside the component. */
  readonly list: ListDefinition<Row, SortKey, Filters>
  /** A sentence below the heading. */
  readonly lead?: ReactNode
  /** What can be done beside reading: the button that makes a new one. */
  readonly actions?: ReactNode
  /** Above the rows: what all of them add up to. */
  readonly summary?: ReactNode | ((rows: readonly Row[]) => ReactNode)
  /** Instead of the CSV that the list makes by itself. */
  readonly downloads?: ReactNode
  /** Buttons of a row, in a last column of their own. */
  readonly rowActions?: (row: Row) => ReactNode
  /** Chooses a row among those shown, before its first column. */
  readonly rowChoice?: (row: Row, rows: readonly Row[]) => ReactNode
  /** Rows can be selected over all pages, and something done with all that are; instead of `rowChoice`. */
  readonly selecting?: ListSelecting<Row, Filters> | undefined
  /** Rows stand under a heading each time it changes; they are sorted by it before anything else. */
  readonly grouping?: { readonly sorting: Sorting<SortKey>; readonly titleOf: (row: Row) => string } | undefined
}

const foldBelow = { small: 560, medium: 760, large: 960 } as const
const widths = Object.values(foldBelow)

/** The name that views know the list by. */
function viewedList({ views, source }: { views?: true | string; source: { readonly name: string } }): string {
  return views === undefined || views === true ? source.name : `${source.name}:${views}`
}

/** Milliseconds: who comes to a list sees it as it is, and what was asked for as its page was rendered isn't asked for again. */
const justAsked = 2_000

/** The rows of a state; those shown stay until the next ones come. Kept under the operation's name. */
function useListRows<Row, SortKey extends string, Filters extends object>(
  list: ListDefinition<Row, SortKey, Filters>,
  state: ListState,
): UseQueryResult<ListPage<Row>, Error> {
  const query = listQuery(list, state)
  return useQueryAtOnce({
    queryKey: [list.source.name, 'rows', query],
    queryFn: ({ signal }) => list.source.load(query, signal),
    placeholderData: keepPreviousData,
    staleTime: justAsked,
  })
}

/** What the list is, its views, and what can be done beside reading. */
function ListHead<Row, SortKey extends string, Filters extends object>({
  list,
  lead,
  actions,
}: Pick<ListScreenProps<Row, SortKey, Filters>, 'list' | 'lead' | 'actions'>) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{list.title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {(actions || list.views) && (
        <div className={styles.actions}>
          {list.views && (
            <OptionalPart>
              <ViewMenu list={viewedList(list)} noun={list.noun[1]} shape={list} />
            </OptionalPart>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}

/** A staff list: heading, filters that stay, rows, count, pages, CSV. Its whole state is in the address. */
export function ListScreen<Row, SortKey extends string, Filters extends object>({
  list,
  lead,
  actions,
  summary,
  downloads,
  rowActions,
  rowChoice,
  selecting,
  grouping,
}: ListScreenProps<Row, SortKey, Filters>) {
  const root = useRef<HTMLDivElement>(null)
  const room = useRoom(root, widths)
  const [state, change] = useListState(list)
  const query = grouping ? sortedFirstBy(state, grouping.sorting) : state
  const { data, error, isPlaceholderData, refetch } = useListRows(list, query)
  const choice = useSelecting(selecting, list, { state, data })
  const folded = room < foldBelow[list.cardsBelow ?? 'medium']
  const columns = plainColumns(list.columns)
  const filters: readonly AnyFilter[] = list.filters ?? []
  const filtered = Object.keys(state.filters).length > 0
  const range = data ? viewOf(list.noun, data.count, state) : ''
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.count / state.itemsPerPage)) : state.page

  useEffect(() => {
    if (state.page > lastPage) change({ ...state, page: lastPage }, { replace: true })
  }, [state, lastPage, change])
  const turned = useRef(false)
  function turn(pages: number): void {
    const page = state.page + pages
    if (page < 1 || page > lastPage) return
    turned.current = true
    change({ ...state, page }, { toTop: true })
  }
  // Before the next key: the row that had the focus is gone.
  useLayoutEffect(() => {
    if (!data || isPlaceholderData || !turned.current) return
    turned.current = false
    root.current?.querySelector<HTMLElement>('a[data-row-link]')?.focus()
  }, [data, isPlaceholderData])

  const reported = useRef('')
  useEffect(() => {
    if (isPlaceholderData || range === '') return
    // The first count is read with the page; later ones answer what the person changed.
    if (reported.current !== '' && reported.current !== range) announce(range)
    reported.current = range
  }, [range, isPlaceholderData])

  return (
    <div ref={root} className={styles.screen}>
      <ListHead list={list} lead={lead} actions={actions} />
      {(filters.length > 0 || folded) && (
        <ListFilters
          filters={filters}
          columns={columns}
          state={state}
          onChange={change}
          narrow={room < foldBelow.small}
          withSorting={folded}
        />
      )}
      {typeof summary === 'function' ? summary(data?.rows ?? []) : summary}
      <div className={styles.line}>
        <span className={styles.count}>{error ? '' : range || t.loading()}</span>
        {downloads === undefined ? (
          <CsvButton list={list} state={query} disabled={!data || data.count === 0} />
        ) : (
          <div className={styles.actions}>{downloads}</div>
        )}
      </div>
      {error ? (
        <LoadFailure message={error.message} onRetry={() => void refetch()} />
      ) : data?.count === 0 ? (
        <EmptyState
          title={filtered ? t.noMatches({ nouns: list.noun[1] }) : list.empty.title}
          actions={
            filtered && (
              <Button variant="outline" onClick={() => change({ ...state, page: 1, filters: {} })}>
                {t.clearFilters()}
              </Button>
            )
          }
        >
          {!filtered && list.empty.text}
        </EmptyState>
      ) : (
        <ListTable
          caption={list.title}
          columns={columns}
          state={state}
          onChange={change}
          rows={data?.rows}
          stale={isPlaceholderData}
          folded={folded}
          onTurn={turn}
          rowKey={list.rowKey}
          rowLink={list.rowLink}
          rowActions={rowActions}
          rowChoice={choice.rowChoice ?? rowChoice}
          pageChoice={choice.pageChoice}
          titleOf={grouping?.titleOf}
        />
      )}
      {choice.bar}
      {!error && data && data.count > 0 && (
        <ListFooter noun={list.noun} count={data.count} state={state} onChange={change} />
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { ListDefinition, ListPage } from '../list-definition.ts'
import { listQuery } from '../list-query.ts'
import type { ListState } from '../list-state.ts'
import { countOf } from './list-selection.ts'
import { PageSelector, RowSelector } from './row-selector.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useListSelection } from './use-list-selection.ts'

/** What is selected, as an operation over many rows takes it. */
export interface SelectedRows<Filters extends object> {
  readonly count: number
  /** Null: all that match the filters but for `except`. */
  readonly uuids: readonly string[] | null
  readonly matching: Partial<Filters>
  readonly except: readonly string[]
  readonly clear: () => void
}

export interface ListSelecting<Row, Filters extends object> {
  /** What a row is called. */
  readonly nameOf: (row: Row) => string
  /** What can be done with what is selected. */
  readonly actions: (selected: SelectedRows<Filters>) => ReactNode
}

/** The parts of a list screen whose rows can be selected; none of a list whose can’t. */
export function useSelecting<Row, SortKey extends string, Filters extends object>(
  selecting: ListSelecting<Row, Filters> | undefined,
  list: ListDefinition<Row, SortKey, Filters>,
  { state, data }: { state: ListState; data: ListPage<Row> | undefined },
) {
  const { pagination: _, ...filters } = listQuery(list, state)
  const control = useListSelection(JSON.stringify(filters))
  if (!selecting) return {}
  const page = data?.rows.map(list.rowKey) ?? []
  const { everything, keys } = control.selection
  const count = countOf(control.selection, data?.count ?? 0)
  const matching = filters as Partial<Filters>
  const named = everything ? { uuids: null, except: [...keys] } : { uuids: [...keys], except: [] }
  return {
    rowChoice: (row: Row) => (
      <RowSelector control={control} page={page} rowKey={list.rowKey(row)} name={selecting.nameOf(row)} />
    ),
    pageChoice: <PageSelector control={control} page={page} />,
    bar: data && count > 0 && (
      <SelectionBar control={control} page={page} selected={count} matching={data.count}>
        {selecting.actions({ count, matching, ...named, clear: control.clear })}
      </SelectionBar>
    ),
  }
}

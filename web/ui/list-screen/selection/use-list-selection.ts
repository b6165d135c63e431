import { useCallback, useMemo, useRef, useState } from 'react'
import { isSelected, noSelection, rowsBetween, wholeSelection, withRows, type ListSelection } from './list-selection.ts'

export interface SelectionControl {
  readonly selection: ListSelection
  /** Selects a row, or no longer; `extend`: with everything from the last one pressed. */
  readonly press: (page: readonly string[], key: string, extend: boolean) => void
  readonly setPage: (page: readonly string[], selected: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/**
 * What is selected while the list is open; pages and sorting leave it as it is. All that match are those of the filters that stood when it was
 * said, so that another filter starts with nothing.
 */
export function useListSelection(filters: string): SelectionControl {
  const [stored, store] = useState({ selection: noSelection, filters })
  const anchor = useRef<string | null>(null)
  const isOther = stored.selection.everything && stored.filters !== filters
  const selection = isOther ? noSelection : stored.selection
  const change = useCallback(
    (next: (before: ListSelection) => ListSelection) =>
      store((before) => ({
        selection: next(before.selection.everything && before.filters !== filters ? noSelection : before.selection),
        filters,
      })),
    [filters],
  )
  return useMemo(
    () => ({
      selection,
      press(page, key, extend) {
        const rows = extend ? rowsBetween(page, anchor.current, key) : [key]
        anchor.current = key
        change((before) => withRows(before, rows, extend || !isSelected(before, key)))
      },
      setPage: (page, selected) => change((before) => withRows(before, page, selected)),
      selectAll: () => change(() => wholeSelection),
      clear: () => change(() => noSelection),
    }),
    [selection, change],
  )
}

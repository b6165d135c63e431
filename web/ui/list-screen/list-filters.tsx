import * as t from '@talentplace/contract/shared/messages/lists'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Column } from './cell.tsx'
import { FilterField } from './filter-field.tsx'
import type { AnyFilter } from './list-definition.ts'
import { withFilter, type ListState } from './list-state.ts'
import { SortField } from './sort-field.tsx'
import type { ChangeList } from './use-list-state.ts'
import { TextButton } from '../text-button.tsx'
import styles from './list-filters.module.css'

/** Tells the list how high its filter bar is, for the table's header to stand below it. */
function useOwnHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--filter-bar-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
}

interface ListFiltersProps<Row> {
  readonly filters: readonly AnyFilter[]
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly onChange: ChangeList
  /** All but the search stands behind a button. */
  readonly narrow: boolean
  /** No header shows the sorting. */
  readonly withSorting: boolean
}

/** The filter bar of a list; it stays in sight while the rows scroll. */
export function ListFilters<Row>({ filters, columns, state, onChange, narrow, withSorting }: ListFiltersProps<Row>) {
  const [open, setOpen] = useState(false)
  const moreId = useId()
  const bar = useRef<HTMLDivElement>(null)
  useOwnHeight(bar)
  const [first] = filters
  const search = first?.kind === 'text' ? first : undefined
  const others = search ? filters.slice(1) : filters
  const hidden = others.filter(({ key }) => state.filters[key]).length
  const toggle = others.length > 0 ? t.filters() : t.sort()
  const field = (filter: AnyFilter) => (
    <FilterField
      key={filter.key}
      filter={filter}
      value={state.filters[filter.key] ?? ''}
      onChange={(value, options) => onChange(withFilter(state, filter.key, value), options)}
    />
  )
  return (
    <search ref={bar} className={styles.bar} aria-label={t.filters()} data-narrow={narrow || undefined}>
      {search && field(search)}
      {narrow && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          {hidden > 0 ? t.withCount({ label: toggle, count: hidden }) : toggle}
        </button>
      )}
      <div id={moreId} className={styles.more} hidden={narrow && !open}>
        {others.map(field)}
        {withSorting && <SortField columns={columns} state={state} onChange={onChange} />}
        {Object.keys(state.filters).length > 0 && (
          <TextButton className={styles.clear} onClick={() => onChange({ ...state, page: 1, filters: {} })}>
            {t.clearFilters()}
          </TextButton>
        )}
      </div>
    </search>
  )
}

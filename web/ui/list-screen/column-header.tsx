import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column } from './cell.tsx'
import { withSortedBy, type ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import styles from './list-table.module.css'

interface ColumnHeaderProps<Row> {
  readonly column: Column<Row>
  readonly state: ListState
  readonly onChange: ChangeList
}

const icons = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown } as const

/** A column's name; a button where the list can be sorted by it. */
export function ColumnHeader<Row>({
  column: { label, sort, align, descendingFirst = false },
  state,
  onChange,
}: ColumnHeaderProps<Row>) {
  if (sort === undefined) {
    return (
      <th scope="col" data-align={align}>
        {label}
      </th>
    )
  }
  const [first] = state.sorting
  const sorted = first?.by !== sort ? 'none' : first.descending ? 'descending' : 'ascending'
  const Arrow = icons[sorted]
  return (
    <th scope="col" data-align={align} aria-sort={sorted}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onChange(withSortedBy(state, sort, descendingFirst))}
      >
        {label}
        <Arrow size={15} stroke={1.9} aria-hidden="true" />
      </button>
    </th>
  )
}

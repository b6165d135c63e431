import * as t from '@talentplace/contract/shared/messages/lists'
import type { Column } from './cell.tsx'
import type { ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import styles from './list-filters.module.css'

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly onChange: ChangeList
}

/** The sorting where no header shows it: the rows are cards. */
export function SortField<Row>({ columns, state, onChange }: SortFieldProps<Row>) {
  const choices = columns.flatMap(({ sort, label }) =>
    sort === undefined ? [] : [false, true].map((descending) => ({ by: sort, descending, label })),
  )
  const present = choices.findIndex(
    ({ by, descending }) => by === state.sorting[0]?.by && descending === (state.sorting[0].descending ?? false),
  )
  if (choices.length === 0) return null
  return (
    <label className={styles.field}>
      <span className={styles.name}>{t.sortBy()}</span>
      <select
        value={present}
        onChange={(event) => {
          const choice = choices[Number(event.currentTarget.value)]
          if (choice) onChange({ ...state, page: 1, sorting: [{ by: choice.by, descending: choice.descending }] })
        }}
      >
        {choices.map(({ by, descending, label }, at) => (
          <option key={`${by} ${descending}`} value={at}>
            {label} {descending ? '↓' : '↑'}
          </option>
        ))}
      </select>
    </label>
  )
}

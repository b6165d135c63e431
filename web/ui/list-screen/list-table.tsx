import * as t from '@talentplace/contract/shared/messages/lists'
import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../notice/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { Column } from './cell.tsx'
import { ColumnHeader } from './column-header.tsx'
import { ListRow } from './list-row.tsx'
import type { ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import styles from './list-table.module.css'

interface ListTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly onChange: ChangeList
  /** Absent while the first rows load. */
  readonly rows: readonly Row[] | undefined
  /** The rows shown are those before: the next ones are on their way. */
  readonly stale: boolean
  /** Rows are cards. */
  readonly folded: boolean
  /** Goes so many pages on, or back. */
  readonly onTurn: (pages: number) => void
  readonly rowKey: (row: Row) => string
  readonly rowLink?: (row: Row) => string
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  readonly rowChoice?: ((row: Row, rows: readonly Row[]) => ReactNode) | undefined
  /** At the head of what chooses rows: the whole page. */
  readonly pageChoice?: ReactNode
  /** The heading of the group that a row is in. */
  readonly titleOf?: ((row: Row) => string) | undefined
}

const shares = { choice: 1, narrow: 2, normal: 3, medium: 4, wide: 5 } as const
const skeletonWidths = ['70%', '55%', '80%', '45%', '60%']
const maxSkeletons = 12

/** The columns keep their widths whatever stands in them, so that nothing moves from page to page. */
function Widths<Row>({ columns, withActions, withChoice }: WidthsProps<Row>) {
  const others = (withActions ? shares.medium : 0) + (withChoice ? shares.choice : 0)
  const all = columns.reduce((sum, { width = 'normal' }) => sum + shares[width], others)
  return (
    <colgroup>
      {withChoice && <col style={{ width: `${(100 * shares.choice) / all}%` }} />}
      {columns.map(({ key, width = 'normal' }) => (
        <col key={key} style={{ width: `${(100 * shares[width]) / all}%` }} />
      ))}
      {withActions && <col />}
    </colgroup>
  )
}

interface WidthsProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly withActions: boolean
  readonly withChoice: boolean
}

function SkeletonRows<Row>({ columns, count, withActions, withChoice }: SkeletonRowsProps<Row>) {
  return Array.from({ length: Math.min(count, maxSkeletons) }, (_, row) => (
    <tr key={row}>
      {withChoice && (
        <td>
          <Skeleton width="20px" height="0.9em" />
        </td>
      )}
      {columns.map(({ key }, at) => (
        <td key={key}>
          <Skeleton width={skeletonWidths[(row + at) % skeletonWidths.length]} height="0.9em" />
        </td>
      ))}
      {withActions && (
        <td>
          <Skeleton height="0.9em" />
        </td>
      )}
    </tr>
  ))
}
interface SkeletonRowsProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly count: number
  readonly withActions: boolean
  readonly withChoice: boolean
}

/** Rows of 44 px under a header that stays; cards where room is short. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, state, onChange, rows, stale, folded, onTurn, rowKey, rowLink, rowActions } = props
  const { rowChoice, pageChoice, titleOf } = props
  const withActions = rowActions !== undefined
  const withChoice = rowChoice !== undefined
  const width = columns.length + Number(withActions) + Number(withChoice)
  return (
    <table
      className={styles.table}
      data-folded={folded || undefined}
      data-stale={stale || undefined}
      aria-busy={stale || !rows}
    >
      <caption className={styles.caption}>{rowLink ? t.keyboardHelp({ title: caption }) : caption}</caption>
      {!folded && <Widths columns={columns} withActions={withActions} withChoice={withChoice} />}
      {!folded && (
        <thead>
          <tr>
            {withChoice && (
              <th scope="col" className={styles.choice}>
                {pageChoice ?? <VisuallyHidden>{t.chosen()}</VisuallyHidden>}
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.key} column={column} state={state} onChange={onChange} />
            ))}
            {withActions && (
              <th scope="col">
                <VisuallyHidden>{t.actions()}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows?.map((row, at) => (
          <Fragment key={rowKey(row)}>
            {titleOf && (at === 0 || titleOf(row) !== titleOf(rows[at - 1] ?? row)) && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={width}>
                  {titleOf(row)}
                </th>
              </tr>
            )}
            <ListRow
              row={row}
              columns={columns}
              folded={folded}
              link={rowLink?.(row)}
              onTurn={onTurn}
              actions={rowActions?.(row)}
              choice={rowChoice?.(row, rows)}
            />
          </Fragment>
        )) ?? (
          <SkeletonRows
            columns={columns}
            count={state.itemsPerPage}
            withActions={withActions}
            withChoice={withChoice}
          />
        )}
      </tbody>
    </table>
  )
}

import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { EmptyCell, cellContent, cellText, type Column } from './cell.tsx'
import { storeListAddress } from './stored-list-address.ts'
import { pressRowKey } from './row-keys.ts'
import styles from './list-table.module.css'

interface ListRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** A card: names beside the values, and nothing of what isn't there. */
  readonly folded: boolean
  readonly link: string | undefined
  /** Goes so many pages on, or back. */
  readonly onTurn: (pages: number) => void
  readonly actions: ReactNode
  readonly choice: ReactNode
}

/**
 * A press beside the link and whatever else is in the row. The link covers the row, but just after the row has come the
 * browser may still find what lies below: then the press is the link's all the same.
 */
function pressLink({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  // A dialog of its actions is the row's for React, and stands elsewhere in the document.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label, select, [data-row-actions]') !== null) return
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}

/** One row; its first column leads to the row's own page, and with it the whole row. */
export function ListRow<Row>({ row, columns, folded, link, onTurn, actions, choice }: ListRowProps<Row>) {
  const { pathname, search } = useLocation()
  return (
    <tr data-linked={link !== undefined || undefined} onClick={link === undefined ? undefined : pressLink}>
      {choice !== undefined && <td className={styles.choice}>{choice}</td>}
      {columns.map((column, at) => {
        const content = cellContent(column, row)
        if (folded && content === null) return null
        const text = cellText(column, row)
        return (
          <td key={column.key} data-align={column.align}>
            {folded && at > 0 && <span className={styles.label}>{column.label}</span>}
            <span className={styles.value} title={folded || column.render || text === null ? undefined : String(text)}>
              {at === 0 && link !== undefined ? (
                <Link
                  to={link}
                  state={storeListAddress(pathname, search)}
                  className={styles.link}
                  data-row-link
                  onKeyDown={(event) => pressRowKey(event, onTurn)}
                >
                  {content}
                </Link>
              ) : (
                (content ?? <EmptyCell />)
              )}
            </span>
          </td>
        )
      })}
      {actions !== undefined && (
        <td className={styles.actions} data-row-actions>
          {actions}
        </td>
      )}
    </tr>
  )
}

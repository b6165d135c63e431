import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { EmptyCell, cellContent, cellText, type Column } from './cell.tsx'
import { storeListAddress } from './stored-list-address.ts'
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

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Keys on a row's link: arrows, Home and End go to other rows; with Alt, Page Down and Page Up turn
 * the page. Everywhere else keys do what they always do.
 */
function pressRowKey(event: KeyboardEvent<HTMLAnchorElement>, turn: (pages: number) => void): void {
  const body = event.currentTarget.closest('tbody')
  const links = [...(body?.querySelectorAll<HTMLAnchorElement>('a[data-row-link]') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.altKey) {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    event.preventDefault()
    turn(event.key === 'PageDown' ? 1 : -1)
    return
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
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

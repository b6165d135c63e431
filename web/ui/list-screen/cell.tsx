import * as t from '@talentplace/contract/shared/messages/lists'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { ColumnWidth, ListColumn } from './list-definition.ts'

/** A column once its key has been checked against the row by type. */
export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly sort?: string
  readonly descendingFirst?: boolean
  readonly width?: ColumnWidth
  readonly align?: 'end'
  readonly render?: (row: Row) => ReactNode
  readonly text?: (row: Row) => string | number | null
  readonly csv?: Readonly<Record<string, (row: Row) => unknown>>
}

/** The columns of a list without the exact types of their keys. */
export function plainColumns<Row, SortKey extends string>(
  columns: readonly ListColumn<Row, SortKey>[],
): readonly Column<Row>[] {
  return columns
}

/** What a cell says: of the column's own making, or the row's field. */
export function cellText<Row>({ key, text }: Column<Row>, row: Row): string | number | null {
  if (text) return text(row)
  const value: unknown = (row as Record<string, unknown>)[key]
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** What a cell shows; null where there is nothing. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = column.render ? column.render(row) : cellText(column, row)
  return content === undefined || content === false || content === '' ? null : content
}

/** Stands where a row has nothing in a column. */
export function EmptyCell() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t.none()}</VisuallyHidden>
    </>
  )
}

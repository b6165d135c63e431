import * as t from '@talentplace/contract/shared/messages/lists'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import { csvColumnsOf, csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import { cellText, plainColumns, type Column } from './cell.tsx'
import type { ListDefinition } from './list-definition.ts'
import { listQuery } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** The most a list operation gives at once. */
const step = 100
const maxRows = 100_000
/** Has spreadsheets read the file as UTF-8. */
const utf8Mark = '\uFEFF'

interface CsvOptions {
  /** What the first line says. */
  readonly header: CsvHeader
  readonly signal: AbortSignal
  /** Told after every step, in rows. */
  readonly onProgress: (done: number, count: number) => void
}

const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

const namesOfThings = ['full_name', 'display_name', 'name'] as const

/** What a thing of a list is called; null: it isn't told by one of its fields. */
function nameOf(thing: unknown): string | null {
  if (typeof thing === 'string') return thing
  if (typeof thing !== 'object' || thing === null) return null
  const name = namesOfThings.map((key) => fieldOf(thing, key)).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : null
}

/** Several names as one value. A name may hold a comma, so they are parted by semicolons. */
function joinedNames(value: unknown): string | null {
  if (!Array.isArray(value)) return null
  const names = value.map(nameOf)
  return names.every((name) => name !== null) ? names.join('; ') : null
}

/** Values, not what the table shows: only a thing of several fields comes as it reads there. */
function valuesOf<Row>(column: Column<Row>, rows: readonly Row[]): CsvColumn<Row>[] {
  const { key, label } = column
  if (column.csv) return Object.entries(column.csv).flatMap(([own, value]) => csvColumnsOf({ key: own, label }, value))
  const isThing = rows.some(
    (row) => typeof fieldOf(row as object, key) === 'object' && fieldOf(row as object, key) !== null,
  )
  return isThing
    ? [{ key, label, value: (row) => joinedNames(fieldOf(row as object, key)) ?? cellText(column, row) }]
    : csvColumnsOf({ key, label }, (row) => fieldOf(row as object, key))
}

/** The list's columns as those of its CSV, each heading once; amounts whose rows name a currency have it beside them. */
function csvColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvColumn<Row>[] {
  const found = new Map<string, CsvColumn<Row>>()
  for (const column of columns) {
    for (const each of valuesOf(column, rows)) if (!found.has(each.key)) found.set(each.key, each)
    const keys = column.csv ? Object.keys(column.csv) : [column.key]
    const isMoney = keys.some((key) => key.endsWith('_cents'))
    if (isMoney && rows.some((row) => typeof fieldOf(row as object, 'currency') === 'string')) {
      const value = (row: Row) => String(fieldOf(row as object, 'currency') ?? '').toUpperCase()
      found.set('currency', { key: 'currency', label: t.currency(), value })
    }
  }
  const all = [...found.values()]
  const isAlone = (label: string) => all.filter((each) => each.label === label).length === 1
  // What a column of the table holds of several values has one heading there.
  return all.map((each) => (isAlone(each.label) ? each : { ...each, label: `${each.label} (${each.key})` }))
}

/**
 * The filtered whole as CSV, in the list's order, asked for a step at a time. A row that moved to a later step while
 * they were asked for stands once. Throws what the source throws.
 */
export async function listCsv<Row, SortKey extends string, Filters extends object>(
  list: ListDefinition<Row, SortKey, Filters>,
  state: ListState,
  { header, signal, onProgress }: CsvOptions,
): Promise<string> {
  const rows = new Map<string, Row>()
  let count = 1
  for (let page = 1; (page - 1) * step < Math.min(count, maxRows); page += 1) {
    const answer = await list.source.load(listQuery(list, { ...state, page, itemsPerPage: step }), signal)
    for (const row of answer.rows) rows.set(list.rowKey(row), row)
    count = answer.rows.length === 0 ? 0 : answer.count
    onProgress(rows.size, answer.count)
  }
  const found = [...rows.values()]
  const columns = csvColumns(plainColumns(list.columns), found)
  return `${utf8Mark}${csvHeading(columns, header)}${csvRows(columns, found)}`
}

import { csvText } from '@talentplace/contract/shared/csv'
import { cellText, plainColumns } from './cell.tsx'
import type { ListDefinition } from './list-definition.ts'
import { listQuery } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** The most a list operation gives at once. */
const step = 100
const mostRows = 100_000
/** Has spreadsheets read the file as UTF-8. */
const utf8Mark = '\uFEFF'

interface CsvOptions {
  readonly signal: AbortSignal
  /** Told after every step, in rows. */
  readonly onProgress: (done: number, count: number) => void
}

/**
 * The filtered whole as CSV, in the list's order, asked for a step at a time. A row that moved to a later step while
 * they were asked for stands once. Throws what the source throws.
 */
export async function listCsv<Row, SortKey extends string, Filters extends object>(
  list: ListDefinition<Row, SortKey, Filters>,
  state: ListState,
  { signal, onProgress }: CsvOptions,
): Promise<string> {
  const rows = new Map<string, Row>()
  let count = 1
  for (let page = 1; (page - 1) * step < Math.min(count, mostRows); page += 1) {
    const answer = await list.source.load(listQuery(list, { ...state, page, itemsPerPage: step }), signal)
    for (const row of answer.rows) rows.set(list.rowKey(row), row)
    count = answer.rows.length === 0 ? 0 : answer.count
    onProgress(rows.size, answer.count)
  }
  const columns = plainColumns(list.columns)
  const lines = [...rows.values()].map((row) => columns.map((column) => cellText(column, row)))
  return `${utf8Mark}${csvText([columns.map(({ label }) => label), ...lines])}`
}

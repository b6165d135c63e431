import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { ClientBase } from 'pg'

type Cell = string | number | Date | readonly number[] | null

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell === null) return String.raw`\N`
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return `{${cell.join(',')}}`
  return /[\\\t\n\r]/.test(cell)
    ? cell.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : cell
}

/** One line of COPY's text format. */
export const copyLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join('\t')}\n`

/** Streams lines made by `copyLine` into a table; the source is read only as fast as PostgreSQL takes them. */
export async function copyLines(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(lines, { objectMode: true, highWaterMark: 64 }), into)
}

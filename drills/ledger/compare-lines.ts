import { nearest } from './oracle/whole.ts'
import type { Product } from './product.ts'
import { storedLines, type StoredInvoice, type StoredLine } from './stored-invoices.ts'

interface Lines {
  readonly uuid: string
  readonly lines: readonly StoredLine[]
}

/** What a line says that it comes to: its pieces or hours at the unit price, or its time at the price of an hour. */
function saidBy({ quantity, unit, seconds }: StoredLine): bigint {
  const each = seconds === null ? BigInt(unit) : nearest(BigInt(seconds) * BigInt(unit), 3600n)
  return BigInt(quantity) * each
}

/** A price adjustment is below the line that it adjusts, or below another adjustment of it. */
function standsBelow(lines: readonly StoredLine[], at: number): boolean {
  const { kind, adjusts } = lines[at] as StoredLine
  if (kind !== 'price_adjustment') return adjusts === null
  const above = lines[at - 1]
  return above !== undefined && (above.kind === adjusts || above.adjusts === adjusts)
}

const issuesOf = (what: string, documents: readonly Lines[]) =>
  documents.flatMap(({ uuid, lines }) =>
    lines.flatMap((line, at) =>
      line.is_exact && saidBy(line) === BigInt(line.amount) && standsBelow(lines, at)
        ? []
        : [`line ${at + 1} of ${what} ${uuid} isn't what it says: ${JSON.stringify(line)}`],
    ),
  )

/** Every line of every invoice and credit note is what it says. */
export async function compareLines({ rows }: Product, stored: readonly StoredInvoice[]) {
  const notes = await rows<Lines>(
    `select uuid, ${storedLines('credit_note_lines', 'credit_note_uuid = credit_notes.uuid')} from credit_notes order by uuid`,
  )
  const lines = [...stored, ...notes].flatMap((document) => document.lines)
  return {
    issues: [...issuesOf('invoice', stored), ...issuesOf('credit note', notes)],
    lines: lines.length,
    adjusted: lines.filter(({ kind }) => kind === 'price_adjustment').length,
  }
}

type Cell = string | number | null

/** What a spreadsheet would run; a plain number, also a negative one, is none. */
const formula = /^\s*[=+\-@\t\r|%]/
const plainNumber = /^-?\d+(\.\d+)?$/
/** What isn't written as it is: most cells are, and are looked at once. */
const notable = /[",\r\n;]|^[\s=+\-@|%]|\s$/

/** A cell as CSV has it. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay. */
export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (!notable.test(value)) return value
  const harmless = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV, each line ended as RFC 4180 has it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

export type CsvCell = string | number | null

/** What a spreadsheet would run; a plain number, also a negative one, is none. */
const formula = /^\s*[=+\-@\t\r|%]/
const plainNumber = /^-?\d+(\.\d+)?$/
/** What isn't written as it is: most cells are, and are looked at once. */
const notable = /[",\r\n;]|^[\s=+\-@|%]|\s$/

/** A text within quotes where the format asks for them. */
function quoted(text: string): string {
  return /[",\r\n;]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell as CSV has it. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (!notable.test(value)) return value
  const harmless = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value
  return quoted(harmless)
}

/** Rows as CSV, each line ended as RFC 4180 has it. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * Rows for a program that imports them and runs nothing, such as one for accounting: a name that begins with `-` or `@` stays as it is,
 * or the program would take it for another.
 */
export function exactCsvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('')
}

/** A cell as CSV has it. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[\s]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV, with the mark that has spreadsheets read it as UTF-8. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

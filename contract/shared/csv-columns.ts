import type { CsvHeader } from './csv-header.ts'
import { csvText, type CsvCell } from './csv.ts'

/** A column of a CSV, declared once: its stable key in English, the heading that people read, and the value of each row. */
export interface CsvColumn<Row> {
  readonly key: string
  readonly label: string
  readonly value: (row: Row) => CsvCell
}

/** Cents as a plain decimal: `26761.61`, `-0.05`. */
export function decimalOfCents(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Seconds as decimal hours, two places: `1.25`. */
export function decimalHours(seconds: number): string {
  return (seconds / 3600).toFixed(2)
}

function plain(value: unknown): CsvCell {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const ofNumber = (value: unknown, write: (number: number) => string) =>
  typeof value === 'number' ? write(value) : plain(value)

/** Units that a field's name ends in, with how a CSV calls and writes them as plain decimals. */
const scaled = [
  { ending: '_cents', called: '', write: decimalOfCents },
  { ending: '_thousandths', called: '_percent', write: (thousandths: number) => (thousandths / 1000).toFixed(3) },
  { ending: '_millionths', called: '', write: (millionths: number) => (millionths / 1_000_000).toFixed(6) },
] as const

/**
 * A field as CSV columns, by what its name says of its unit: cents become a decimal amount (`total_cents`: `total`), thousandths of a percent
 * percents (`rate_thousandths`: `rate_percent`), logged `seconds` come as decimal `hours` too, and remaining hours as seconds. Days and moments
 * stay ISO 8601, codes stay codes, and what is true or false says so.
 */
export function csvColumnsOf<Row>(
  { key, label }: { readonly key: string; readonly label: string },
  value: (row: Row) => unknown,
): CsvColumn<Row>[] {
  const unit = scaled.find(({ ending }) => key.endsWith(ending))
  if (unit) {
    const name = `${key.slice(0, -unit.ending.length)}${unit.called}`
    return [{ key: name, label, value: (row) => ofNumber(value(row), unit.write) }]
  }
  if (key === 'hours_remaining') {
    return [
      { key, label, value: (row) => ofNumber(value(row), (hours) => hours.toFixed(2)) },
      {
        key: 'seconds_remaining',
        label: 'Remaining seconds',
        value: (row) => ofNumber(value(row), (hours) => String(Math.round(hours * 3600))),
      },
    ]
  }
  const own = { key, label, value: (row: Row) => plain(value(row)) }
  if (key !== 'seconds') return [own]
  const hours = { key: 'hours', label: 'Hours', value: (row: Row) => ofNumber(value(row), decimalHours) }
  return [hours, { ...own, label: 'Seconds' }]
}

/** The first line of a CSV: its columns' keys, or what people call them. */
export function csvHeading<Row>(columns: readonly CsvColumn<Row>[], header: CsvHeader): string {
  return csvText([columns.map(({ key, label }) => (header === 'keys' ? key : label))])
}

/** The rows of a CSV, without its first line. */
export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvText(rows.map((row) => columns.map(({ value }) => value(row))))
}

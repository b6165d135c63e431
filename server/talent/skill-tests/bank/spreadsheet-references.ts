import type { BankItem } from './bank-item.ts'
import { orderTables, sheetOf, type OrderTable } from './spreadsheet-tables.ts'

const common = { version: 1, topic: 'references' } as const

function cellItem(table: OrderTable, at: number): BankItem {
  const row = table.rows[at]
  return {
    ...common,
    kind: 'text',
    id: `spreadsheet-cell-${table.name}`,
    sheet: sheetOf(table),
    prompt: `Which cell holds the ${table.headers[2].toLowerCase()} of ${row?.[0]}, ${row?.[1]}? Type its name, such as A1.`,
    accepted: [`C${at + 2}`],
    exact: false,
  }
}

/** A formula that is copied down; a dollar sign holds the rate where it is. */
const copiedDown = [
  { name: 'rate', from: 2, to: 5, rate: 'E1' },
  { name: 'fee', from: 3, to: 9, rate: 'F2' },
  { name: 'discount', from: 4, to: 6, rate: 'H1' },
].map(({ name, from, to, rate }): BankItem => {
  const fixed = `$${rate[0]}$${rate.slice(1)}`
  const moved = `${rate[0]}${Number(rate.slice(1)) + to - from}`
  return {
    ...common,
    kind: 'choice',
    id: `spreadsheet-copied-${name}`,
    prompt: `D${from} has the formula =C${from}*${fixed}. You copy it to D${to}. What does D${to} have then?`,
    options: [`=C${to}*${fixed}`, `=C${from}*${fixed}`, `=C${to}*${moved}`, `=D${to}*${fixed}`],
  }
})

const copiedRight = [
  { name: 'row-2', row: 2, minus: false },
  { name: 'row-7', row: 7, minus: true },
  { name: 'row-4', row: 4, minus: false },
].map(({ name, row, minus }): BankItem => {
  const sign = minus ? '-' : '+'
  const formula = (one: string, other: string, at: number) => `=${one}${at}${sign}${other}${at}`
  return {
    ...common,
    kind: 'choice',
    id: `spreadsheet-right-${name}`,
    prompt: `C${row} has the formula ${formula('A', 'B', row)}. You copy it one cell to the right. What does D${row} have then?`,
    options: [formula('B', 'C', row), formula('A', 'B', row), formula('A', 'B', row + 1), formula('C', 'D', row)],
  }
})

export const spreadsheetReferences: readonly BankItem[] = [
  ...orderTables.map((table, at) => cellItem(table, at + 3)),
  ...copiedDown,
  ...copiedRight,
]

import type { NumberItem } from './bank-item.ts'
import { amountsOf, orderTables, sheetOf, sum, type OrderTable } from './spreadsheet-tables.ts'

const item = (table: OrderTable, kind: string, formula: string, value: number): NumberItem => ({
  kind: 'number',
  id: `spreadsheet-${kind}-${table.name}`,
  version: 1,
  topic: 'sums',
  prompt: `What does the formula ${formula} show?`,
  sheet: sheetOf(table),
  values: [value],
})

/** The first so many rows, and what their average is, chosen to be a number that is easy to type. */
function averageOf(table: OrderTable): { last: number; value: number } {
  const amounts = amountsOf(table)
  const count = [6, 5, 4, 3, 2].find((rows) => (sum(amounts.slice(0, rows)) * 2) % rows === 0) ?? 2
  return { last: count + 1, value: sum(amounts.slice(0, count)) / count }
}

export const spreadsheetSums: readonly NumberItem[] = orderTables.flatMap((table) => {
  const amounts = amountsOf(table)
  const average = averageOf(table)
  return [
    item(table, 'sum', '=SUM(C2:C8)', sum(amounts)),
    item(table, 'average', `=AVERAGE(C2:C${average.last})`, average.value),
    item(table, 'spread', '=MAX(C2:C8)-MIN(C2:C8)', Math.max(...amounts) - Math.min(...amounts)),
  ]
})

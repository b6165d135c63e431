import type { BankItem } from './bank-item.ts'
import { amountsOf, orderTables, sheetOf, sum, type OrderTable } from './spreadsheet-tables.ts'

const amountOfGroup = ({ rows }: OrderTable, wanted: string): number =>
  sum(rows.filter(([group]) => group === wanted).map(([, , amount]) => amount))

function itemsOf(table: OrderTable, least: number): BankItem[] {
  const sheet = sheetOf(table)
  const first = table.rows[0]?.[0] ?? ''
  const second = table.rows[1]?.[0] ?? ''
  const common = { version: 1, topic: 'filters', sheet } as const
  return [
    {
      ...common,
      kind: 'number',
      id: `spreadsheet-sumif-${table.name}`,
      prompt: `What does the formula =SUMIF(A2:A8,"${first}",C2:C8) show?`,
      values: [amountOfGroup(table, first)],
    },
    {
      ...common,
      kind: 'number',
      id: `spreadsheet-countif-${table.name}`,
      prompt: `What does the formula =COUNTIF(C2:C8,">=${least}") show?`,
      values: [amountsOf(table).filter((amount) => amount >= least).length],
    },
    {
      ...common,
      kind: 'choice',
      id: `spreadsheet-count-group-${table.name}`,
      prompt: `Which formula counts the rows whose ${table.headers[0].toLowerCase()} is ${second}?`,
      options: [
        `=COUNTIF(A2:A8,"${second}")`,
        `=COUNT(A2:A8)`,
        `=SUMIF(A2:A8,"${second}",C2:C8)`,
        `=COUNTIF(C2:C8,"${second}")`,
      ],
    },
    {
      ...common,
      kind: 'number',
      id: `spreadsheet-filtered-${table.name}`,
      prompt: `You filter the table so that it shows only rows whose ${table.headers[0].toLowerCase()} is ${second}. What is the sum of the ${table.headers[2].toLowerCase()} that you see?`,
      values: [amountOfGroup(table, second)],
    },
  ]
}

const leasts = [25, 60, 150]

export const spreadsheetFilters: readonly BankItem[] = orderTables.flatMap((table, at) =>
  itemsOf(table, leasts[at] ?? 0),
)

import type { BankItem, Sheet } from './bank-item.ts'

const common = { version: 1, topic: 'lookups' } as const

interface PriceList {
  readonly name: string
  /** Code, name and price in dollars. */
  readonly rows: readonly (readonly [code: string, what: string, price: number])[]
  /** The row that is asked for, from 0. */
  readonly wanted: number
  readonly limit: number
}

const lists: readonly PriceList[] = [
  {
    name: 'paper',
    rows: [
      ['P10', 'Paper', 32],
      ['P14', 'Pens', 18],
      ['P20', 'Folders', 27],
      ['P31', 'Labels', 14],
      ['P40', 'Stamps', 46],
    ],
    wanted: 2,
    limit: 25,
  },
  {
    name: 'kitchen',
    rows: [
      ['K02', 'Kettle', 55],
      ['K05', 'Mugs', 24],
      ['K11', 'Plates', 38],
      ['K17', 'Tray', 21],
      ['K23', 'Toaster', 64],
    ],
    wanted: 3,
    limit: 30,
  },
  {
    name: 'courses',
    rows: [
      ['C1', 'Spanish', 290],
      ['C2', 'Design', 340],
      ['C3', 'Finance', 410],
      ['C4', 'Writing', 180],
      ['C5', 'Photos', 225],
    ],
    wanted: 1,
    limit: 300,
  },
]

function itemsOf({ name, rows, wanted, limit }: PriceList): BankItem[] {
  const sheet: Sheet = [['Code', 'Item', 'Price'], ...rows.map(([code, what, price]) => [code, what, String(price)])]
  const [code = '', what = '', price = 0] = rows[wanted] ?? []
  const dear = rows.filter((row) => row[2] > limit)
  return [
    {
      ...common,
      kind: 'number',
      id: `spreadsheet-vlookup-${name}`,
      sheet,
      prompt: `What does =VLOOKUP("${code}",A2:C6,3,FALSE) show?`,
      values: [price],
    },
    {
      ...common,
      kind: 'number',
      id: `spreadsheet-match-${name}`,
      sheet,
      prompt: `What does =MATCH("${what}",B2:B6,0) show?`,
      values: [wanted + 1],
    },
    {
      ...common,
      kind: 'text',
      id: `spreadsheet-if-${name}`,
      sheet,
      prompt: `What does =IF(C${wanted + 2}>${limit},"High","Low") show?`,
      accepted: [price > limit ? 'High' : 'Low', price > limit ? '"High"' : '"Low"'],
      exact: false,
    },
    {
      ...common,
      kind: 'choice',
      id: `spreadsheet-sorted-${name}`,
      sheet,
      prompt: `You sort the rows by price, the highest first, and keep those above ${limit}. Which item comes last?`,
      options: [
        dear.toSorted((one, other) => one[2] - other[2])[0]?.[1] ?? '',
        ...rows
          .toSorted((one, other) => one[2] - other[2])
          .filter((row) => row[1] !== dear.toSorted((one, other) => one[2] - other[2])[0]?.[1])
          .map((row) => row[1])
          .slice(0, 3),
      ],
    },
  ]
}

export const spreadsheetLookups: readonly BankItem[] = lists.flatMap(itemsOf)

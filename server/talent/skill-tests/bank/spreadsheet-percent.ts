import type { BankItem, Sheet } from './bank-item.ts'

const common = { version: 1, topic: 'percent' } as const

const months = (first: string, before: number, second: string, after: number, what: string): Sheet => [
  ['Month', what],
  [first, String(before)],
  [second, String(after)],
]

/** A month and the next, in numbers whose change is a whole percent. */
const changes = [
  { name: 'visits', sheet: months('May', 400, 'June', 500, 'Visits'), percent: 25 },
  { name: 'calls', sheet: months('August', 250, 'September', 280, 'Calls'), percent: 12 },
  { name: 'costs', sheet: months('January', 800, 'February', 720, 'Costs'), percent: -10 },
] as const

/** A share, a fraction or with its percent sign: all of them say the same. */
const percentValues = (percent: number): [number, number] => [percent, percent / 100]

const changeItems = changes.flatMap(({ name, sheet, percent }): BankItem[] => [
  {
    ...common,
    kind: 'choice',
    id: `spreadsheet-change-formula-${name}`,
    sheet,
    prompt: 'Which formula gives the change from B2 to B3, in a cell that is formatted as a percentage?',
    options: ['=(B3-B2)/B2', '=(B3-B2)/B3', '=B3/B2', '=(B2-B3)/B2'],
  },
  {
    ...common,
    kind: 'number',
    id: `spreadsheet-change-${name}`,
    sheet,
    prompt: 'By how many percent did the number change from B2 to B3? Put a minus in front if it went down.',
    values: percentValues(percent),
  },
])

const taxed = [
  { name: 'desk', price: 240, percent: 15 },
  { name: 'printer', price: 180, percent: 5 },
  { name: 'course', price: 450, percent: 13 },
] as const

const taxItems = taxed.map(({ name, price, percent }): BankItem => ({
  ...common,
  kind: 'number',
  id: `spreadsheet-tax-${name}`,
  sheet: [
    ['Price', 'Tax', 'Total'],
    [String(price), `${percent}%`, ''],
  ],
  prompt: 'C2 has the formula =A2*(1+B2). What does it show?',
  values: [(price * (100 + percent)) / 100],
}))

const shares = [
  {
    name: 'rent',
    rows: [
      ['Rent', 1200],
      ['Wages', 2400],
      ['Other', 400],
    ],
    percent: 30,
  },
  {
    name: 'sales',
    rows: [
      ['Online', 900],
      ['Store', 500],
      ['Phone', 600],
    ],
    percent: 45,
  },
  {
    name: 'time',
    rows: [
      ['Email', 12],
      ['Calls', 18],
      ['Reports', 20],
    ],
    percent: 24,
  },
] as const

const shareItems = shares.map(({ name, rows, percent }): BankItem => ({
  ...common,
  kind: 'number',
  id: `spreadsheet-share-${name}`,
  sheet: [['What', 'Amount'], ...rows.map(([what, amount]) => [what, String(amount)])],
  prompt: 'What does =B2/SUM(B2:B4) show, in a cell that is formatted as a percentage?',
  values: percentValues(percent),
}))

export const spreadsheetPercent: readonly BankItem[] = [...changeItems, ...taxItems, ...shareItems]

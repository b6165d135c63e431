import type { Sheet } from './bank-item.ts'

/** Orders as a small company lists them: header in row 1, orders in rows 2 to 8. */
export interface OrderTable {
  readonly name: string
  readonly headers: readonly [group: string, thing: string, amount: string]
  readonly rows: readonly (readonly [group: string, thing: string, amount: number])[]
}

export const orderTables: readonly OrderTable[] = [
  {
    name: 'regions',
    headers: ['Region', 'Product', 'Units'],
    rows: [
      ['West', 'Lamp', 40],
      ['East', 'Chair', 25],
      ['West', 'Table', 12],
      ['North', 'Lamp', 60],
      ['East', 'Desk', 18],
      ['West', 'Chair', 33],
      ['North', 'Shelf', 22],
    ],
  },
  {
    name: 'hours',
    headers: ['Client', 'Task', 'Minutes'],
    rows: [
      ['Birch', 'Calls', 90],
      ['Maple', 'Inbox', 45],
      ['Birch', 'Travel', 30],
      ['Cedar', 'Report', 120],
      ['Maple', 'Calls', 75],
      ['Birch', 'Inbox', 60],
      ['Cedar', 'Calendar', 35],
    ],
  },
  {
    name: 'expenses',
    headers: ['Team', 'Expense', 'Dollars'],
    rows: [
      ['Sales', 'Hotel', 640],
      ['Design', 'Software', 210],
      ['Sales', 'Meals', 155],
      ['Office', 'Paper', 95],
      ['Design', 'Screen', 380],
      ['Sales', 'Train', 125],
      ['Office', 'Plants', 145],
    ],
  },
]

export const sheetOf = ({ headers, rows }: OrderTable): Sheet => [
  headers,
  ...rows.map(([group, thing, amount]) => [group, thing, String(amount)]),
]

export const amountsOf = ({ rows }: OrderTable): number[] => rows.map(([, , amount]) => amount)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

import type { Bill } from '@talentplace/contract/bills/bill.routes'
import { csvText } from '@talentplace/contract/shared/csv'
import { plainAmount } from '../../rules/money-text.ts'

const heading = [
  'Bill',
  'Date',
  'Kind',
  'Description',
  'From',
  'To',
  'Hours',
  'Quantity',
  'Unit price',
  'Amount',
  'Currency',
]

/** A6.10: the stored lines of a bill, its taxes and its total, one row each. */
export function billCsv({ number, bill_date, currency, lines, taxes, total_cents }: Bill): string {
  const row = (kind: string, what: readonly [string, string, string, string, string, string], cents: number) => [
    number ?? '',
    bill_date,
    kind,
    ...what,
    plainAmount(cents),
    currency.toUpperCase(),
  ]
  return csvText([
    heading,
    ...lines.map(({ kind, description, first_day, last_day, quantity, seconds, unit_cents, amount_cents }) => {
      const many = [seconds === null ? '' : (seconds / 3600).toFixed(5), String(quantity ?? '')] as const
      return row(kind, [description, first_day ?? '', last_day ?? '', ...many, plainAmount(unit_cents)], amount_cents)
    }),
    ...taxes.map((tax) =>
      row('tax', [`${tax.name} ${tax.rate_thousandths / 1000}%`, '', '', '', '', ''], tax.amount_cents),
    ),
    row('total', ['Total', '', '', '', '', ''], total_cents),
  ])
}

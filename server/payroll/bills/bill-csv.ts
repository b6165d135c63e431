import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import { plainAmount } from '../../rules/money-text.ts'

/** A line of a bill, or a sum. */
interface BillRow extends Partial<
  Pick<Bill['lines'][number], 'first_day' | 'last_day' | 'seconds' | 'quantity' | 'unit_cents'>
> {
  readonly kind: string
  readonly description: string
  readonly amount_cents: number
}

/** Exact to a tenth of a second. */
const hoursOf = ({ seconds }: BillRow) => (typeof seconds === 'number' ? (seconds / 3600).toFixed(5) : '')

const columnsOf = ({ number, bill_date, currency }: Bill): CsvColumn<BillRow>[] => [
  { key: 'number', label: 'Bill', value: () => number ?? '' },
  { key: 'bill_date', label: 'Date', value: () => bill_date },
  { key: 'kind', label: 'Kind', value: ({ kind }) => kind },
  { key: 'description', label: 'Description', value: ({ description }) => description },
  { key: 'first_day', label: 'From', value: ({ first_day }) => first_day ?? '' },
  { key: 'last_day', label: 'To', value: ({ last_day }) => last_day ?? '' },
  { key: 'hours', label: 'Hours', value: hoursOf },
  { key: 'seconds', label: 'Seconds', value: ({ seconds }) => seconds ?? '' },
  { key: 'quantity', label: 'Quantity', value: ({ quantity }) => String(quantity ?? '') },
  {
    key: 'unit',
    label: 'Unit price',
    value: ({ unit_cents }) => (unit_cents === undefined ? '' : plainAmount(unit_cents)),
  },
  { key: 'amount', label: 'Amount', value: ({ amount_cents }) => plainAmount(amount_cents) },
  { key: 'currency', label: 'Currency', value: () => currency.toUpperCase() },
]

/** A6.10: the stored lines of a bill, its taxes and its total, one row each. */
export function billCsv(bill: Bill, header: CsvHeader): string {
  const columns = columnsOf(bill)
  const rows: BillRow[] = [
    ...bill.lines,
    ...bill.taxes.map(({ name, rate_thousandths, amount_cents }) => ({
      kind: 'tax',
      description: `${name} ${rate_thousandths / 1000}%`,
      amount_cents,
    })),
    { kind: 'total', description: 'Total', amount_cents: bill.total_cents },
  ]
  return csvHeading(columns, header) + csvRows(columns, rows)
}

import type { Slip } from '@talentplace/contract/payroll/pay-year/slips'
import type { PayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import { plainAmount } from '../../rules/money-text.ts'

type InCurrency = PayYear['currencies'][number]

/** A bill, a month, the year, or what a slip reports. */
interface PayRow {
  readonly kind: 'bill' | 'month' | 'year' | 'slip'
  readonly bill?: string
  readonly when: string
  readonly amount_cents: number
  readonly tax_cents?: number
  readonly currency: InCurrency['currency']
  readonly slip?: Slip
}

const columnsOf = ({ virtualassistant_name, year }: PayYear): CsvColumn<PayRow>[] => [
  { key: 'virtualassistant_name', label: 'Assistant', value: () => virtualassistant_name },
  { key: 'year', label: 'Year', value: () => year },
  { key: 'kind', label: 'Kind', value: ({ kind }) => kind },
  { key: 'bill', label: 'Bill', value: ({ bill = '' }) => bill },
  { key: 'paid', label: 'Paid', value: ({ when }) => when },
  { key: 'amount', label: 'Amount', value: ({ amount_cents }) => plainAmount(amount_cents) },
  { key: 'currency', label: 'Currency', value: ({ currency }) => currency.toUpperCase() },
  {
    key: 'taxes',
    label: 'Taxes',
    value: ({ tax_cents }) => (tax_cents === undefined ? '' : plainAmount(tax_cents)),
  },
  {
    key: 'before_taxes',
    label: 'Before taxes',
    value: ({ amount_cents, tax_cents }) => (tax_cents === undefined ? '' : plainAmount(amount_cents - tax_cents)),
  },
  { key: 'slip', label: 'Slip', value: ({ slip = '' }) => slip },
]

function rowsOf(
  { currency, bills, months, total_cents, tax_cents, fees_cents, slip_due }: InCurrency,
  { year, slip }: PayYear,
): PayRow[] {
  const when = String(year)
  return [
    ...bills.map((bill) => ({
      kind: 'bill' as const,
      bill: bill.number,
      when: bill.paid_date,
      amount_cents: bill.amount_cents,
      tax_cents: bill.tax_cents,
      currency,
    })),
    ...months.map(({ month, amount_cents }) => ({ kind: 'month' as const, when: month, amount_cents, currency })),
    { kind: 'year', when, amount_cents: total_cents, tax_cents, currency },
    ...(slip_due === null ? [] : [{ kind: 'slip' as const, when, amount_cents: fees_cents, currency, slip }]),
  ]
}

/** A6.10: every bill as a row, then each month, the year, and what a slip reports, by currency. */
export function payYearCsv(paid: PayYear, header: CsvHeader): string {
  const columns = columnsOf(paid)
  const rows = paid.currencies.flatMap((inCurrency) => rowsOf(inCurrency, paid))
  return csvHeading(columns, header) + csvRows(columns, rows)
}

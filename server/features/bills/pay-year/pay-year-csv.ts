import { slipText } from '@talentplace/contract/bills/pay-year/slips'
import type { PayYear } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { csvText } from '@talentplace/contract/shared/csv'
import { plainAmount } from '../../../rules/money-text.ts'

const heading = ['Assistant', 'Year', 'Kind', 'Bill', 'Paid', 'Amount', 'Currency', 'Taxes', 'Before taxes']

/** A6.10: every bill as a row, then each month, the year, and what a slip reports, by currency. */
export function payYearCsv({ virtualassistant_name, year, currencies, slip }: PayYear): string {
  const rows = currencies.flatMap(({ currency, bills, months, total_cents, tax_cents, fees_cents, slip_due }) => {
    const row = (kind: string, bill: string, when: string, cents: number, tax?: number) => [
      virtualassistant_name,
      year,
      kind,
      bill,
      when,
      plainAmount(cents),
      currency.toUpperCase(),
      tax === undefined ? '' : plainAmount(tax),
      tax === undefined ? '' : plainAmount(cents - tax),
    ]
    return [
      ...bills.map((bill) => row('bill', bill.number, bill.paid_date, bill.amount_cents, bill.tax_cents)),
      ...months.map(({ month, amount_cents }) => row('month', '', month, amount_cents)),
      row('year', '', String(year), total_cents, tax_cents),
      ...(slip_due === null ? [] : [row(`${slipText(slip)} (before taxes)`, '', String(year), fees_cents)]),
    ]
  })
  return csvText([heading, ...rows])
}

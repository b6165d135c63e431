import type { PayYear } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { csvText } from '@talentplace/contract/shared/csv'
import { plainAmount } from '../../../rules/money-text.ts'

const heading = ['Assistant', 'Year', 'Kind', 'Bill', 'Paid', 'Amount', 'Currency']

/** A6.10: every bill as a row, then each month, then the year, by currency. */
export function payYearCsv({ virtualassistant_name, year, currencies }: PayYear): string {
  const rows = currencies.flatMap(({ currency, bills, months, total_cents }) => {
    const row = (kind: string, bill: string, when: string, cents: number) => [
      virtualassistant_name,
      year,
      kind,
      bill,
      when,
      plainAmount(cents),
      currency.toUpperCase(),
    ]
    return [
      ...bills.map(({ number, paid_date, amount_cents }) => row('bill', number, paid_date, amount_cents)),
      ...months.map(({ month, amount_cents }) => row('month', '', month, amount_cents)),
      row('year', '', String(year), total_cents),
    ]
  })
  return csvText([heading, ...rows])
}

import { csvText } from '@talentplace/contract/shared/csv'
import type { Statement } from '@talentplace/contract/invoices/statement.routes'
import { plainAmount } from '../../rules/money-text.ts'
import { ageOf } from './read-statement.ts'

const heading = [
  'Client',
  'On',
  'Invoice',
  'Date',
  'Due',
  'Days past due',
  'Age',
  'Total',
  'Paid or credited',
  'Balance due',
  'Currency',
]

/** A6.10: every open invoice as a row, then the client's credit by currency, below zero, and what of it went back by transfer or cheque. */
export function statementCsv({ company, on, accounts }: Statement): string {
  const rows = accounts.flatMap(({ currency, invoices, credit_cents, refunds }) => [
    ...invoices.map((invoice) => [
      company,
      on,
      invoice.number,
      invoice.invoice_date,
      invoice.due_date,
      invoice.days_overdue,
      ageOf(invoice.days_overdue),
      plainAmount(invoice.total_cents),
      plainAmount(invoice.paid_cents),
      plainAmount(invoice.balance_cents),
      currency.toUpperCase(),
    ]),
    ...(credit_cents === 0
      ? []
      : [[company, on, 'Credit', '', '', '', '', '', '', plainAmount(0 - credit_cents), currency.toUpperCase()]]),
    ...refunds.map(({ method, reference, paid_date, amount_cents }) => [
      company,
      on,
      `Credit refunded by ${method}: ${reference}`,
      paid_date,
      '',
      '',
      '',
      plainAmount(amount_cents),
      '',
      '',
      currency.toUpperCase(),
    ]),
  ])
  return csvText([heading, ...rows])
}

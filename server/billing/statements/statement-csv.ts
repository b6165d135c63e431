import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { Statement } from '@talentplace/contract/billing/statements/statement.routes'
import { plainAmount } from '../../rules/money-text.ts'
import { ageOf } from './read-statement.ts'

type Account = Statement['accounts'][number]

/** An open invoice, credit, or credit that went back. */
interface StatementRow {
  readonly kind: 'invoice' | 'credit' | 'refund'
  readonly number?: string
  readonly date?: string
  readonly due?: string
  readonly days_overdue?: number
  readonly total_cents?: number
  readonly paid_cents?: number
  readonly balance_cents?: number
  readonly currency: Account['currency']
  readonly method?: Account['refunds'][number]['method']
  readonly reference?: string
}

const amount = (cents: number | undefined) => (cents === undefined ? '' : plainAmount(cents))

const columnsOf = ({ company, on }: Statement): CsvColumn<StatementRow>[] => [
  { key: 'company', label: 'Client', value: () => company },
  { key: 'on', label: 'On', value: () => on },
  { key: 'number', label: 'Invoice', value: ({ number = '' }) => number },
  { key: 'date', label: 'Date', value: ({ date = '' }) => date },
  { key: 'due_date', label: 'Due', value: ({ due = '' }) => due },
  { key: 'days_overdue', label: 'Days past due', value: ({ days_overdue = '' }) => days_overdue },
  { key: 'age', label: 'Age', value: ({ days_overdue }) => (days_overdue === undefined ? '' : ageOf(days_overdue)) },
  { key: 'total', label: 'Total', value: ({ total_cents }) => amount(total_cents) },
  { key: 'paid', label: 'Paid or credited', value: ({ paid_cents }) => amount(paid_cents) },
  { key: 'balance', label: 'Balance due', value: ({ balance_cents }) => amount(balance_cents) },
  { key: 'currency', label: 'Currency', value: ({ currency }) => currency.toUpperCase() },
  { key: 'kind', label: 'Kind', value: ({ kind }) => kind },
  { key: 'method', label: 'Refunded by', value: ({ method = '' }) => method },
  { key: 'reference', label: 'Reference', value: ({ reference = '' }) => reference },
]

function rowsOf({ currency, invoices, credit_cents, refunds }: Account): StatementRow[] {
  return [
    ...invoices.map(({ number, invoice_date, due_date, days_overdue, total_cents, paid_cents, balance_cents }) => ({
      kind: 'invoice' as const,
      number,
      date: invoice_date,
      due: due_date,
      days_overdue,
      total_cents,
      paid_cents,
      balance_cents,
      currency,
    })),
    ...(credit_cents === 0 ? [] : [{ kind: 'credit' as const, balance_cents: 0 - credit_cents, currency }]),
    ...refunds.map(({ method, reference, paid_date, amount_cents }) => ({
      kind: 'refund' as const,
      method,
      reference,
      date: paid_date,
      total_cents: amount_cents,
      currency,
    })),
  ]
}

/** A6.10: every open invoice as a row, then the client's credit by currency, below zero, and what of it went back by transfer or cheque. */
export function statementCsv(statement: Statement, header: CsvHeader): string {
  const columns = columnsOf(statement)
  return csvHeading(columns, header) + csvRows(columns, statement.accounts.flatMap(rowsOf))
}

import * as documents from '@talentplace/contract/billing/messages/documents'
import * as t from '@talentplace/contract/billing/messages/invoice-files'
import * as prices from '@talentplace/contract/billing/messages/prices'
import { defaultLanguage, type Language } from '@talentplace/contract/shared/i18n/language'
import { writtenIn } from '../../platform/languages/reader-language.ts'
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
  { key: 'company', label: t.client(), value: () => company },
  { key: 'on', label: t.onDay(), value: () => on },
  { key: 'number', label: t.invoiceColumn(), value: ({ number = '' }) => number },
  { key: 'date', label: t.dateColumn(), value: ({ date = '' }) => date },
  { key: 'due_date', label: t.dueColumn(), value: ({ due = '' }) => due },
  { key: 'days_overdue', label: t.daysPastDue(), value: ({ days_overdue = '' }) => days_overdue },
  { key: 'age', label: t.age(), value: ({ days_overdue }) => (days_overdue === undefined ? '' : ageOf(days_overdue)) },
  { key: 'total', label: documents.total(), value: ({ total_cents }) => amount(total_cents) },
  { key: 'paid', label: t.paidOrCredited(), value: ({ paid_cents }) => amount(paid_cents) },
  { key: 'balance', label: t.balanceDue(), value: ({ balance_cents }) => amount(balance_cents) },
  { key: 'currency', label: prices.currency(), value: ({ currency }) => currency.toUpperCase() },
  { key: 'kind', label: t.kind(), value: ({ kind }) => kind },
  { key: 'method', label: t.refundedBy(), value: ({ method = '' }) => method },
  { key: 'reference', label: t.reference(), value: ({ reference = '' }) => reference },
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
export function statementCsv(statement: Statement, header: CsvHeader, language: Language): string {
  // What programs read by its keys doesn't change with its reader.
  return writtenIn(header === 'keys' ? defaultLanguage : language, () => {
    const columns = columnsOf(statement)
    return csvHeading(columns, header) + csvRows(columns, statement.accounts.flatMap(rowsOf))
  })
}

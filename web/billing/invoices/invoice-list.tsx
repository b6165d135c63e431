import * as t from '@talentplace/contract/billing/messages/invoices'
import { standingStates } from '@talentplace/contract/billing/invoices/standing.states'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { InvoiceSummary } from '@talentplace/contract/billing/invoices/invoice.routes'
import { kindNames, kindOptions } from './invoice-words.ts'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'

const source = listSource('invoices.listInvoices', 'invoices')

const number = { key: 'number', label: t.number(), sort: 'number', descendingFirst: true } as const
const date = {
  key: 'invoice_date',
  label: t.date(),
  sort: 'invoice_date',
  descendingFirst: true,
  width: 'medium',
  text: (row: InvoiceSummary) => calendarDay(row.invoice_date),
} as const
const kind = {
  key: 'kind',
  label: t.purpose(),
  width: 'wide',
  text: (row: InvoiceSummary) => kindNames[row.kind],
} as const
const project = { key: 'project_name', label: t.subscription(), width: 'wide' } as const
const total = {
  key: 'total_cents',
  label: t.total(),
  sort: 'total_cents',
  descendingFirst: true,
  align: 'end',
  width: 'medium',
  text: (row: InvoiceSummary) => formatMoney(row.total_cents, row.currency),
} as const
const balance = {
  key: 'balance_cents',
  label: t.balanceDue(),
  sort: 'balance_cents',
  descendingFirst: true,
  align: 'end',
  width: 'medium',
  text: (row: InvoiceSummary) => formatMoney(row.balance_cents, row.currency),
} as const
const status = {
  key: 'status',
  label: t.state(),
  sort: 'status',
  ...stateCell(invoiceStates, (row: InvoiceSummary) => row.status),
} as const
const state = {
  key: 'status',
  kind: 'choice',
  label: t.state(),
  any: t.all(),
  options: stateOptions(invoiceStates, invoiceStates.sets.shown),
} as const

/** /client/invoices: what a client was invoiced, newest first. */
export const clientInvoiceList = defineList(source, {
  title: t.invoices(),
  noun: [t.one(), t.several()],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.clientInvoice(uuid),
  columns: [number, date, kind, project, status, total, balance],
  filters: [
    { key: 'search', kind: 'text', label: t.searchNumber() },
    state,
    { key: 'from', kind: 'date', label: t.from() },
    { key: 'to', kind: 'date', label: t.to() },
  ],
  defaultSort: [{ by: 'invoice_date', descending: true }],
  cardsBelow: 'medium',
  empty: { title: t.noInvoices(), text: t.firstInvoice() },
})

/** /admin/invoices: everybody's. */
export const staffInvoiceList = defineList(source, {
  views: true,
  title: t.invoices(),
  noun: [t.one(), t.several()],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffInvoice(uuid),
  columns: [
    number,
    date,
    { key: 'company', label: t.client(), sort: 'company', width: 'wide' },
    project,
    status,
    total,
    balance,
  ],
  filters: [
    { key: 'search', kind: 'text', label: t.searchWithClient() },
    state,
    { key: 'kind', kind: 'choice', label: t.kind(), any: t.all(), options: kindOptions },
    { key: 'open', kind: 'switch', label: t.balanceDue() },
    {
      key: 'standing',
      kind: 'choice',
      label: t.collection(),
      any: t.all(),
      options: stateOptions(standingStates),
    },
    { key: 'disputed', kind: 'switch', label: t.isDisputed() },
    currencyFilter,
    { key: 'from', kind: 'date', label: t.from() },
    { key: 'to', kind: 'date', label: t.to() },
  ],
  defaultSort: [{ by: 'invoice_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: t.noInvoices(), text: t.eachPosts() },
})

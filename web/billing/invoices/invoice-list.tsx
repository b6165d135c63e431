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

const number = { key: 'number', label: 'Number', sort: 'number', descendingFirst: true } as const
const date = {
  key: 'invoice_date',
  label: 'Date',
  sort: 'invoice_date',
  descendingFirst: true,
  width: 'medium',
  text: (row: InvoiceSummary) => calendarDay(row.invoice_date),
} as const
const kind = { key: 'kind', label: 'For', width: 'medium', text: (row: InvoiceSummary) => kindNames[row.kind] } as const
const project = { key: 'project_name', label: 'Subscription', width: 'wide' } as const
const total = {
  key: 'total_cents',
  label: 'Total',
  sort: 'total_cents',
  descendingFirst: true,
  align: 'end',
  width: 'medium',
  text: (row: InvoiceSummary) => formatMoney(row.total_cents, row.currency),
} as const
const balance = {
  key: 'balance_cents',
  label: 'Balance due',
  sort: 'balance_cents',
  descendingFirst: true,
  align: 'end',
  width: 'medium',
  text: (row: InvoiceSummary) => formatMoney(row.balance_cents, row.currency),
} as const
const status = {
  key: 'status',
  label: 'State',
  sort: 'status',
  ...stateCell(invoiceStates, (row: InvoiceSummary) => row.status),
} as const
const state = {
  key: 'status',
  kind: 'choice',
  label: 'State',
  any: 'All',
  options: stateOptions(invoiceStates, invoiceStates.sets.shown),
} as const

/** /client/invoices: what a client was invoiced, newest first. */
export const clientInvoiceList = defineList(source, {
  title: 'Invoices',
  noun: ['invoice', 'invoices'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.clientInvoice(uuid),
  columns: [number, date, kind, project, status, total, balance],
  filters: [
    { key: 'search', kind: 'text', label: 'Search number, subscription' },
    state,
    { key: 'from', kind: 'date', label: 'From' },
    { key: 'to', kind: 'date', label: 'To' },
  ],
  defaultSort: [{ by: 'invoice_date', descending: true }],
  cardsBelow: 'medium',
  empty: { title: 'No invoices yet', text: 'The first one comes with your first subscription.' },
})

/** /admin/invoices: everybody's. */
export const staffInvoiceList = defineList(source, {
  views: true,
  title: 'Invoices',
  noun: ['invoice', 'invoices'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffInvoice(uuid),
  columns: [
    number,
    date,
    { key: 'company', label: 'Client', sort: 'company', width: 'wide' },
    project,
    status,
    total,
    balance,
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search number, client, subscription' },
    state,
    { key: 'kind', kind: 'choice', label: 'Kind', any: 'All', options: kindOptions },
    { key: 'open', kind: 'switch', label: 'Balance due' },
    {
      key: 'standing',
      kind: 'choice',
      label: 'Collection',
      any: 'All',
      options: stateOptions(standingStates),
    },
    { key: 'disputed', kind: 'switch', label: 'Disputed' },
    currencyFilter,
    { key: 'from', kind: 'date', label: 'From' },
    { key: 'to', kind: 'date', label: 'To' },
  ],
  defaultSort: [{ by: 'invoice_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No invoices yet', text: 'Each checkout and each renewal posts one.' },
})

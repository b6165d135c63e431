import type { InvoiceSummary } from '@talentplace/contract/invoices/invoice.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Tag } from '../../ui/tag.tsx'
import { standingNames, statusNames, statusTones } from './invoice-words.ts'

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
  text: (row: InvoiceSummary) => statusNames[row.status],
  render: (row: InvoiceSummary) => <Tag tone={statusTones[row.status]}>{statusNames[row.status]}</Tag>,
} as const
const state = {
  key: 'status',
  kind: 'choice',
  label: 'State',
  any: 'All',
  options: [
    { value: 'posted', label: statusNames.posted },
    { value: 'partly_paid', label: statusNames.partly_paid },
    { value: 'paid', label: statusNames.paid },
    { value: 'overdue', label: statusNames.overdue },
    { value: 'void', label: statusNames.void },
    { value: 'refunded', label: statusNames.refunded },
  ],
} as const

/** /client/invoices: what a client was invoiced, newest first. */
export const clientInvoiceList = defineList(source, {
  title: 'Invoices',
  noun: ['invoice', 'invoices'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.clientInvoice(uuid),
  columns: [number, date, project, status, total, balance],
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
  title: 'Invoices',
  noun: ['invoice', 'invoices'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.staffInvoice(uuid),
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
    { key: 'open', kind: 'switch', label: 'Balance due' },
    {
      key: 'standing',
      kind: 'choice',
      label: 'Collection',
      any: 'All',
      options: [
        { value: 'due', label: standingNames.due },
        { value: 'declined', label: standingNames.declined },
        { value: 'scheduled', label: standingNames.scheduled },
        { value: 'pending', label: standingNames.pending },
        { value: 'small', label: standingNames.small },
      ],
    },
    { key: 'disputed', kind: 'switch', label: 'Disputed' },
    {
      key: 'currency',
      kind: 'choice',
      label: 'Currency',
      any: 'Both',
      options: [
        { value: 'cad', label: 'CAD' },
        { value: 'usd', label: 'USD' },
      ],
    },
    { key: 'from', kind: 'date', label: 'From' },
    { key: 'to', kind: 'date', label: 'To' },
  ],
  defaultSort: [{ by: 'invoice_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No invoices yet', text: 'Each checkout and each renewal posts one.' },
})

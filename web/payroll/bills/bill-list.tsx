import type { BillSummary } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'

const source = listSource('bills.listBills', 'bills')

const number = {
  key: 'number',
  label: 'Number',
  sort: 'number',
  descendingFirst: true,
  width: 'medium',
  text: (row: BillSummary) => row.number ?? 'Draft',
} as const
const date = {
  key: 'bill_date',
  label: 'Date',
  sort: 'bill_date',
  descendingFirst: true,
  width: 'medium',
  text: (row: BillSummary) => calendarDay(row.bill_date),
} as const
const period = {
  key: 'period_end',
  label: 'Time up to',
  width: 'medium',
  text: (row: BillSummary) => calendarDay(row.period_end),
} as const
const status = {
  key: 'status',
  label: 'State',
  sort: 'status',
  width: 'medium',
  ...stateCell(billStates, (row: BillSummary) => row.status),
} as const
const expected = {
  key: 'expected_date',
  label: 'Expected or paid',
  sort: 'expected_date',
  descendingFirst: true,
  width: 'medium',
  csv: {
    expected_date: (row: BillSummary) => row.expected_date,
    paid_date: (row: BillSummary) => row.paid_date,
  },
  text: ({ paid_date, expected_date }: BillSummary) => {
    const day = paid_date ?? expected_date
    return day === null ? '' : calendarDay(day)
  },
} as const
const total = {
  key: 'total_cents',
  label: 'Total',
  sort: 'total_cents',
  descendingFirst: true,
  align: 'end',
  width: 'medium',
  text: (row: BillSummary) => formatMoney(row.total_cents, row.currency),
} as const
const days = [
  { key: 'from', kind: 'date', label: 'From' },
  { key: 'to', kind: 'date', label: 'To' },
] as const

/** /va/billing: what an assistant is paid, newest first. */
export const assistantBillList = defineList(source, {
  title: 'Bills',
  noun: ['bill', 'bills'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => paths.assistantBill(uuid),
  columns: [number, date, period, status, expected, total],
  filters: [
    {
      key: 'status',
      kind: 'choice',
      label: 'State',
      any: 'All',
      options: stateOptions(billStates, billStates.sets.shown),
    },
    ...days,
  ],
  defaultSort: [{ by: 'bill_date', descending: true }],
  cardsBelow: 'medium',
  empty: {
    title: 'No bills yet',
    text: 'The first one comes once a half-month of your time has been reviewed. It shows every entry it was made from.',
  },
})

/** /admin/bills: everyone’s, drafts too. */
export const staffBillList = defineList(source, {
  views: true,
  title: 'Bills',
  noun: ['bill', 'bills'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.staffBill(uuid),
  columns: [
    number,
    { key: 'virtualassistant_name', label: 'Assistant', sort: 'virtualassistant_name', width: 'wide' },
    date,
    period,
    status,
    expected,
    total,
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search number, assistant' },
    { key: 'status', kind: 'choice', label: 'State', any: 'All', options: stateOptions(billStates) },
    currencyFilter,
    ...days,
  ],
  defaultSort: [{ by: 'bill_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No bills yet', text: 'Drafts appear once a half-month of logged time has been reviewed.' },
})

import type { PayoutSummary } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'

const source = listSource('bills.listPayouts', 'payouts')

/** /admin/bills/payouts: the latest first. */
export const payoutList = defineList(source, {
  views: true,
  title: 'Payouts',
  noun: ['payout', 'payouts'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.payout(uuid),
  columns: [
    { key: 'number', label: 'Number', width: 'medium', text: ({ number }: PayoutSummary) => number ?? 'None yet' },
    {
      key: 'payment_date',
      label: 'Payment day',
      sort: 'payment_date',
      descendingFirst: true,
      width: 'medium',
      text: ({ payment_date }: PayoutSummary) => calendarDay(payment_date),
    },
    {
      key: 'state',
      label: 'State',
      sort: 'state',
      width: 'medium',
      ...stateCell(payoutStates, (row: PayoutSummary) => row.state),
    },
    { key: 'bills', label: 'Bills', align: 'end' },
    {
      key: 'returned',
      label: 'Returned',
      align: 'end',
      text: ({ returned }: PayoutSummary) => (returned === 0 ? null : returned),
    },
    { key: 'made_by_name', label: 'Made by', width: 'medium' },
    {
      key: 'total_cents',
      label: 'Total',
      sort: 'total_cents',
      descendingFirst: true,
      align: 'end',
      width: 'medium',
      text: ({ total_cents, currency }: PayoutSummary) => formatMoney(total_cents, currency),
    },
  ],
  filters: [
    { key: 'state', kind: 'choice', label: 'State', any: 'All', options: stateOptions(payoutStates) },
    currencyFilter,
    { key: 'waits_for_me', kind: 'switch', label: 'Waiting for me' },
  ],
  defaultSort: [{ by: 'payment_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No payouts yet', text: 'Posted bills that are paid together by a file for the bank will be here.' },
})

import type { AdjustmentSummary } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import { reasonWords, type AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import { listSource } from '../../platform/api/list-source.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'
import { reasonOptions } from './adjustment-values.ts'

const source = listSource('adjustments.listAdjustments', 'adjustments')

function listOf(kind: AdjustmentKind) {
  const isClient = kind === 'client'
  return defineList(source, {
    views: kind,
    title: isClient ? 'Invoice adjustments' : 'Bill adjustments',
    noun: ['adjustment', 'adjustments'],
    rowKey: ({ uuid }) => uuid,
    rowLink: ({ uuid }) => staffPaths.adjustment(kind, uuid),
    fixed: { kind },
    columns: [
      { key: 'name', label: isClient ? 'Client' : 'Assistant', sort: 'name', width: 'medium' },
      { key: 'project_name', label: 'Subscription' },
      {
        key: 'reason_code',
        label: 'Reason',
        width: 'medium',
        text: ({ reason_code }: AdjustmentSummary) => reasonWords(reason_code, kind),
      },
      {
        key: 'effective_date',
        label: 'Day',
        sort: 'effective_date',
        descendingFirst: true,
        width: 'medium',
        text: (row: AdjustmentSummary) => calendarDay(row.effective_date),
      },
      {
        key: 'state',
        label: 'State',
        sort: 'state',
        ...stateCell(adjustmentStates, (row: AdjustmentSummary) => row.state),
      },
      {
        key: 'applied_to',
        label: isClient ? 'Invoice' : 'Bill',
        text: ({ applied_to }: AdjustmentSummary) => (applied_to === null ? '' : (applied_to.number ?? 'Draft')),
      },
      instantColumn('created_date', 'Created', 'wide'),
      {
        key: 'amount_cents',
        label: 'Amount',
        sort: 'amount_cents',
        descendingFirst: true,
        align: 'end',
        width: 'medium',
        text: (row: AdjustmentSummary) => formatMoney(row.amount_cents, row.currency),
      },
    ],
    filters: [
      {
        key: 'search',
        kind: 'text',
        label: isClient ? 'Search client, subscription, invoice' : 'Search assistant, bill',
      },
      { key: 'state', kind: 'choice', label: 'State', any: 'All', options: stateOptions(adjustmentStates) },
      { key: 'reason_code', kind: 'choice', label: 'Reason', any: 'All', options: reasonOptions(kind) },
      currencyFilter,
      { key: 'waits_for_me', kind: 'switch', label: 'Waiting for me' },
      { key: 'from', kind: 'date', label: 'From' },
      { key: 'to', kind: 'date', label: 'To' },
    ],
    defaultSort: [{ by: 'created_date', descending: true }],
    cardsBelow: 'large',
    empty: {
      title: 'No adjustments yet',
      text: isClient
        ? 'Propose one to add to or take off a client’s next invoice.'
        : 'Propose one to add to or take off an assistant’s next bill.',
    },
  })
}

/** /admin/invoice-adjustments. */
export const invoiceAdjustmentList = listOf('client')
/** /admin/bill-adjustments. */
export const billAdjustmentList = listOf('va')

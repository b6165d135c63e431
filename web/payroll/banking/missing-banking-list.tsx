import type { MissingAccount } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'

const source = listSource('bills.listMissingBanking', 'assistants')

/** /admin/virtualassistants/missingbankinginfo: who is owed most, first. */
export const missingBankingList = defineList(source, {
  views: true,
  title: 'Missing banking information',
  noun: ['account', 'accounts'],
  rowKey: ({ virtualassistant_uuid, currency }) => `${virtualassistant_uuid} ${currency}`,
  columns: [
    { key: 'virtualassistant_name', label: 'Assistant', sort: 'virtualassistant_name', width: 'medium' },
    {
      key: 'projects',
      label: 'Subscriptions',
      width: 'wide',
      text: ({ projects }: MissingAccount) => projects.join(', '),
    },
    {
      key: 'unpaid_cents',
      label: 'Unpaid',
      sort: 'unpaid_cents',
      descendingFirst: true,
      align: 'end',
      width: 'medium',
      text: ({ unpaid_cents, currency }: MissingAccount) => formatMoney(unpaid_cents, currency),
    },
    {
      key: 'last_reminder_date',
      label: 'Last reminder',
      sort: 'last_reminder_date',
      descendingFirst: true,
      width: 'medium',
      render: ({ last_reminder_date }: MissingAccount) =>
        last_reminder_date === null ? null : <InstantTime instant={last_reminder_date} />,
    },
  ],
  filters: [{ key: 'search', kind: 'text', label: 'Search assistant' }, currencyFilter],
  defaultSort: [{ by: 'unpaid_cents', descending: true }],
  cardsBelow: 'medium',
  empty: {
    title: 'Everyone we owe money can be paid',
    text: 'Assistants with work to be paid and no account for it will be here.',
  },
})

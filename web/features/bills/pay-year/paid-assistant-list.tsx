import type { PaidAssistant } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { listSource } from '../../../platform/api/list-source.ts'
import { formatAmount } from '../../../platform/formatting/money.ts'
import { centsText } from '../../../platform/formatting/typed-amount.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'

const source = listSource('bills.listPaidAssistants', 'assistants')

/** /admin/bills/paid: what each assistant was paid in a year. `earlier`: years that can be chosen beside the present one. */
export function paidAssistantListOf(earlier: readonly number[]) {
  return defineList(source, {
    title: 'Paid in a year',
    // Who was paid in two currencies is there twice.
    noun: ['total', 'totals'],
    rowKey: ({ virtualassistant_uuid, currency }) => `${virtualassistant_uuid} ${currency}`,
    columns: [
      { key: 'virtualassistant_name', label: 'Assistant', sort: 'virtualassistant_name', width: 'wide' },
      { key: 'bills', label: 'Bills', sort: 'bills', descendingFirst: true, align: 'end' },
      {
        key: 'total_cents',
        label: 'Paid',
        sort: 'total_cents',
        descendingFirst: true,
        align: 'end',
        width: 'medium',
        text: ({ total_cents }: PaidAssistant) => centsText(total_cents),
        render: ({ total_cents }: PaidAssistant) => formatAmount(total_cents),
      },
      {
        key: 'currency',
        label: 'Currency',
        width: 'narrow',
        text: ({ currency }: PaidAssistant) => currency.toUpperCase(),
      },
    ],
    filters: [
      { key: 'search', kind: 'text', label: 'Search assistant' },
      {
        key: 'year',
        kind: 'choice',
        label: 'Year',
        any: 'This year',
        options: earlier.map((year) => ({ value: String(year), label: String(year) })),
      },
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
    ],
    defaultSort: [{ by: 'virtualassistant_name' }],
    itemsPerPage: 25,
    cardsBelow: 'medium',
    empty: { title: 'Nothing was paid in this year', text: 'Bills count in the year in which they were paid.' },
  })
}

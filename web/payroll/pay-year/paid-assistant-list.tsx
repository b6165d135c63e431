import type { PaidAssistant } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { maskedAccount } from '@talentplace/contract/payroll/banking/bank-numbers'
import { slipNames, slips, slipText } from '@talentplace/contract/payroll/pay-year/slips'
import { shortName } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { listSource } from '../../platform/api/list-source.ts'
import { formatAmount } from '../../platform/formatting/money.ts'
import { centsText } from '../../platform/formatting/typed-amount.ts'
import { currencyFilter } from '../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'

/** `T4A box 048`, or why there is none. */
function slipWords({ slip, slip_due, currency }: PaidAssistant): string {
  if (slip_due === null) return `${slips[slip].name}: convert ${currency.toUpperCase()}`
  return slip_due ? slipText(slip) : `${slips[slip].name}: not due`
}

const source = listSource('bills.listPaidAssistants', 'assistants')

/** /admin/bills/paid: what each assistant was paid in a year. `earlier`: years that can be chosen beside the present one. */
export function paidAssistantListOf(earlier: readonly number[]) {
  return defineList(source, {
    views: true,
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
        key: 'tax_cents',
        label: 'Taxes',
        align: 'end',
        text: ({ tax_cents }: PaidAssistant) => centsText(tax_cents),
        render: ({ tax_cents }: PaidAssistant) => formatAmount(tax_cents),
      },
      {
        key: 'fees_cents',
        label: 'Before taxes',
        sort: 'fees_cents',
        descendingFirst: true,
        align: 'end',
        width: 'medium',
        text: ({ fees_cents }: PaidAssistant) => centsText(fees_cents),
        render: ({ fees_cents }: PaidAssistant) => formatAmount(fees_cents),
      },
      {
        key: 'currency',
        label: 'Currency',
        width: 'narrow',
        text: ({ currency }: PaidAssistant) => currency.toUpperCase(),
      },
      { key: 'slip', label: 'Slip', width: 'wide', text: slipWords },
      {
        key: 'identity_kind',
        label: 'SIN or TIN',
        width: 'medium',
        csv: {
          identity_kind: (row: PaidAssistant) => row.identity_kind,
          identity_last_digits: (row: PaidAssistant) => row.identity_last_digits,
        },
        text: ({ identity_kind, identity_last_digits }: PaidAssistant) =>
          identity_kind === null || identity_last_digits === null
            ? 'Missing'
            : `${shortName(identity_kind)} ${maskedAccount(identity_last_digits)}`,
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
      currencyFilter,
      {
        key: 'slip',
        kind: 'choice',
        label: 'Slip',
        any: 'Both',
        options: slipNames.map((slip) => ({ value: slip, label: slips[slip].name })),
      },
      {
        key: 'identity',
        kind: 'choice',
        label: 'SIN or TIN',
        any: 'All',
        options: [
          { value: 'missing', label: 'Missing' },
          { value: 'given', label: 'On file' },
        ],
      },
    ],
    defaultSort: [{ by: 'virtualassistant_name' }],
    itemsPerPage: 25,
    cardsBelow: 'large',
    empty: { title: 'Nothing was paid in this year', text: 'Bills count in the year in which they were paid.' },
  })
}

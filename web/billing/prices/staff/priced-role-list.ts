import type { PricedRole } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { taxCategoryName, taxCategoryOptions } from './tax-category-names.ts'

function upliftText(cents: number, currency: 'cad' | 'usd'): string {
  return cents === 0 ? 'None' : formatMoney(cents, currency)
}

/** What has been decided for days to come: `$2.50 CAD, $2.00 USD from Jan 1st 2027`. */
function comingText({ coming }: PricedRole): string {
  return coming
    .map(({ effective_from, cad_cents, usd_cents }) => {
      const amounts = [
        ...(cad_cents === null ? [] : [formatMoney(cad_cents, 'cad')]),
        ...(usd_cents === null ? [] : [formatMoney(usd_cents, 'usd')]),
      ]
      return `${amounts.join(', ')} from ${calendarDay(effective_from)}`
    })
    .join('; ')
}

/** What an hour of each role costs besides the band's rate, and what kind of service it is. */
export const pricedRoleList = defineList(listSource('prices.listPricedRoles', 'roles'), {
  views: true,
  title: 'Uplifts and tax categories',
  noun: ['role', 'roles'],
  rowKey: ({ role_id }) => String(role_id),
  columns: [
    { key: 'role', label: 'Role', sort: 'role', width: 'wide' },
    {
      key: 'cad_uplift_cents',
      label: 'Uplift, CAD',
      sort: 'cad_uplift_cents',
      descendingFirst: true,
      align: 'end',
      text: ({ cad_uplift_cents }) => upliftText(cad_uplift_cents, 'cad'),
    },
    {
      key: 'usd_uplift_cents',
      label: 'Uplift, USD',
      sort: 'usd_uplift_cents',
      descendingFirst: true,
      align: 'end',
      text: ({ usd_uplift_cents }) => upliftText(usd_uplift_cents, 'usd'),
    },
    { key: 'coming', label: 'To come', width: 'medium', text: comingText },
    {
      key: 'tax_category',
      label: 'Taxed as',
      sort: 'tax_category',
      width: 'medium',
      text: ({ tax_category }) => taxCategoryName(tax_category),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search roles' },
    { key: 'tax_category', kind: 'choice', label: 'Taxed as', any: 'Any', options: taxCategoryOptions },
    { key: 'uplifted', kind: 'switch', label: 'With an uplift' },
  ],
  defaultSort: [{ by: 'role' }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No roles yet' },
})

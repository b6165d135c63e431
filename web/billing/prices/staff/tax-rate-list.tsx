import type { TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { priceStates } from '@talentplace/contract/billing/prices/price.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { percentText } from '../../../platform/formatting/typed-amount.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { countries } from './countries.ts'
import { taxCategoryName, taxCategoryOptions } from './tax-category-names.ts'
import { stateCell, stateOptions } from '../../../ui/list-screen/state-column.tsx'

/** Taxes by the client's province or state: past, in force and to come. */
export const taxRateList = defineList(listSource('prices.listTaxRates', 'taxes'), {
  views: true,
  title: 'Taxes',
  noun: ['tax rate', 'tax rates'],
  rowKey: ({ uuid }) => uuid,
  columns: [
    { key: 'region_name', label: 'Province or state', sort: 'region_name', width: 'medium' },
    { key: 'name', label: 'Tax', sort: 'name', width: 'narrow' },
    {
      key: 'rate_thousandths',
      label: 'Rate',
      width: 'narrow',
      sort: 'rate_thousandths',
      descendingFirst: true,
      align: 'end',
      text: ({ rate_thousandths }) => (rate_thousandths === 0 ? 'Ended' : `${percentText(rate_thousandths)}%`),
    },
    {
      key: 'tax_category',
      label: 'On',
      width: 'medium',
      text: ({ tax_category }) => taxCategoryName(tax_category),
    },
    {
      key: 'effective_from',
      width: 'medium',
      label: 'From',
      sort: 'effective_from',
      descendingFirst: true,
      text: ({ effective_from }) => calendarDay(effective_from),
    },
    {
      key: 'confirmed_date',
      label: 'Accountant',
      text: ({ confirmed_date }) => (confirmed_date === null ? 'To confirm' : calendarDay(confirmed_date)),
    },
    {
      key: 'state',
      label: 'State',
      ...stateCell(priceStates, ({ state }: TaxRate) => state),
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search province, state, tax' },
    {
      key: 'country',
      kind: 'choice',
      label: 'Country',
      any: 'Both',
      options: countries,
    },
    {
      key: 'state',
      kind: 'choice',
      label: 'State',
      any: 'Any',
      options: stateOptions(priceStates),
    },
    {
      key: 'tax_category',
      kind: 'choice',
      label: 'On',
      any: 'Any',
      options: [{ value: 'all', label: 'All services' }, ...taxCategoryOptions],
    },
  ],
  defaultSort: [{ by: 'region_name' }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No taxes yet', text: 'The taxes of each province and state will be here.' },
})

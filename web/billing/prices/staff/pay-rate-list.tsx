import { priceStates } from '@talentplace/contract/billing/prices/price.states'
import type { PayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../../ui/list-screen/state-column.tsx'
import { countries } from './countries.ts'

/** What assistants are paid, by role and country: past, in force and to come. */
export const payRateList = defineList(listSource('prices.listPayRates', 'rates'), {
  views: true,
  title: 'Pay',
  noun: ['pay rate', 'pay rates'],
  rowKey: ({ uuid }) => uuid,
  columns: [
    { key: 'role', label: 'Role', sort: 'role', width: 'wide', text: ({ role }) => role ?? 'All other roles' },
    {
      key: 'country',
      label: 'Country',
      text: ({ country }) => countries.find(({ value }) => value === country)?.label ?? country,
    },
    {
      key: 'hourly_cents',
      label: 'An hour',
      sort: 'hourly_cents',
      descendingFirst: true,
      align: 'end',
      text: ({ hourly_cents, currency }) => formatMoney(hourly_cents, currency),
    },
    {
      key: 'effective_from',
      label: 'From',
      sort: 'effective_from',
      descendingFirst: true,
      text: ({ effective_from }) => calendarDay(effective_from),
    },
    { key: 'state', label: 'State', ...stateCell(priceStates, ({ state }: PayRate) => state) },
  ],
  filters: [
    { key: 'country', kind: 'choice', label: 'Country', any: 'Both', options: countries },
    { key: 'state', kind: 'choice', label: 'State', any: 'Any', options: stateOptions(priceStates) },
  ],
  defaultSort: [{ by: 'role' }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No pay rates', text: 'What assistants are paid will be here.' },
})

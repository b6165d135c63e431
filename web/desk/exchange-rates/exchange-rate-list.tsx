import type { ConvertedMonth } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { centsText } from '../../platform/formatting/typed-amount.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Amount } from '../finance/net-income/amount.tsx'
import { marginText, shortMonthText } from '../finance/net-income/income-words.ts'
import styles from './exchange-rate.module.css'
import { rateText } from '../finance/net-income/rate-text.ts'

const none = 'No rate'

function amountOf(key: 'cad_net_cents' | 'usd_net_cents' | 'net_cents', label: string) {
  return {
    key,
    label,
    sort: key,
    descendingFirst: true,
    align: 'end',
    width: 'medium',
    text: (row: ConvertedMonth) => (row[key] === null ? null : centsText(row[key])),
    render: (row: ConvertedMonth) => row[key] !== null && <Amount cents={row[key]} roomy />,
  } as const
}

/** Months with US dollars: the rate of each, and what both currencies come to where there is one. */
export const exchangeRateList = defineList(listSource('finance.listExchangeRates', 'months'), {
  views: true,
  title: 'Exchange rates',
  noun: ['month', 'months'],
  rowKey: ({ month }) => month,
  rowLink: ({ month }) => staffPaths.exchangeRate(month),
  columns: [
    {
      key: 'month',
      label: 'Month',
      sort: 'month',
      descendingFirst: true,
      text: ({ month }) => shortMonthText(`${month}-01`),
    },
    amountOf('cad_net_cents', 'Net, CAD'),
    amountOf('usd_net_cents', 'Net, USD'),
    {
      key: 'rate_millionths',
      label: '1 USD in CAD',
      sort: 'rate_millionths',
      align: 'end',
      text: ({ rate_millionths: rate }) => (rate === null ? none : rateText(rate)),
    },
    {
      key: 'source',
      label: 'Source',
      width: 'wide',
      render: ({ source }) => source !== '' && <span className={styles.source}>{source}</span>,
    },
    amountOf('net_cents', 'Net, both in CAD'),
    {
      key: 'margin_thousandths',
      label: 'Margin in CAD',
      sort: 'margin_thousandths',
      descendingFirst: true,
      align: 'end',
      text: ({ margin_thousandths: margin }) => (margin === null ? null : marginText(margin)),
    },
  ],
  filters: [
    { key: 'from', kind: 'date', label: 'From the month of' },
    { key: 'to', kind: 'date', label: 'To the month of' },
    { key: 'entered', kind: 'switch', label: 'With a rate' },
  ],
  defaultSort: [{ by: 'month', descending: true }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: {
    title: 'No month with US dollars yet',
    text: 'The first one that is invoiced or billed in US dollars will be here, to enter its rate.',
  },
})

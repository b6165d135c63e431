import type { IncomeMeasure, IncomeRow } from '@talentplace/contract/desk/finance/net-income.routes'
import { Link } from 'react-router'
import { listSource } from '../../../platform/api/list-source.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { currencyFilter } from '../../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { Amount } from './amount.tsx'
import { amountText, marginText, measureWords, shortMonthText } from './income-words.ts'
import type { Narrowed } from './narrowed.ts'
import styles from './net-income.module.css'

export type IncomeGroup = 'month' | 'client' | 'project' | 'assistant'
/** What the present address asks for. */
export interface Requested {
  readonly by: IncomeGroup
  readonly narrowed: Narrowed
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const thingOf = { client: 'client_uuid', project: 'project_uuid', assistant: 'virtualassistant_uuid' } as const
const nameless = { month: '', client: 'No client', project: 'No subscription', assistant: 'No assistant' } as const

/** The filter that is this row. */
function filterOf({ by, narrowed, from, to }: Requested, { key }: IncomeRow) {
  if (by === 'month') return { ...narrowed, from: key, to: key }
  return { ...narrowed, from, to, [thingOf[by]]: key === '' ? 'none' : key }
}

/** A month leads to its clients, and any of the others to its months. */
function rowTarget(query: Requested, row: IncomeRow): string {
  const filter = filterOf(query, row)
  if (query.by !== 'month') return staffPaths.netIncome(filter)
  return staffPaths.netIncome({ ...filter, by: 'client_uuid' in query.narrowed ? 'project' : 'client' })
}

const nameOf = ({ by }: Requested, { key, name }: IncomeRow) =>
  by === 'month' ? shortMonthText(key) : name || nameless[by]

const sorted: ReadonlySet<IncomeMeasure> = new Set(['invoiced', 'collected', 'cost', 'outstanding'])

/** D1: net income, every figure a link to the lines that it is the sum of. */
export function netIncomeListOf(query: Requested) {
  const figure = (measure: IncomeMeasure, width: 'normal' | 'medium' = 'normal') => {
    const key = `${measure}_cents` as const
    return {
      key,
      label: measureWords[measure],
      // Those that are mostly nothing leave their room to the others.
      ...(sorted.has(measure) && { sort: key, descendingFirst: true }),
      align: 'end',
      width,
      text: (row: IncomeRow) => (row[key] / 100).toFixed(2),
      render: (row: IncomeRow) =>
        row[key] !== 0 && (
          <Link
            className={styles.figure}
            to={staffPaths.incomeLines({ ...filterOf(query, row), currency: row.currency, measure })}
            aria-label={`${amountText(row[key])} ${measureWords[measure]}, ${nameOf(query, row)}`}
          >
            <Amount cents={row[key]} roomy={width === 'medium'} />
          </Link>
        ),
    } as const
  }
  const revenue =
    query.by === 'assistant' || query.narrowed.virtualassistant_uuid !== undefined
      ? []
      : ([
          figure('invoiced'),
          figure('promotions'),
          figure('adjustments'),
          figure('collected'),
          figure('refunds'),
        ] as const)
  const net =
    revenue.length === 0
      ? []
      : ([
          figure('fees'),
          {
            key: 'net_cents',
            label: 'Net',
            sort: 'net_cents',
            descendingFirst: true,
            align: 'end',
            width: 'medium',
            text: ({ net_cents }: IncomeRow) => (net_cents === null ? null : (net_cents / 100).toFixed(2)),
            render: ({ net_cents }: IncomeRow) =>
              net_cents !== null && (
                <strong>
                  <Amount cents={net_cents} roomy />
                </strong>
              ),
          },
          {
            key: 'margin_thousandths',
            label: 'Margin',
            sort: 'margin_thousandths',
            descendingFirst: true,
            align: 'end',
            text: ({ margin_thousandths: margin }: IncomeRow) => (margin === null ? null : marginText(margin)),
          },
          figure('outstanding', 'medium'),
        ] as const)
  return defineList(listSource('finance.listNetIncome', 'rows'), {
    title: 'Net income',
    noun: ['row', 'rows'],
    rowKey: ({ key, currency }) => `${key} ${currency}`,
    columns: [
      {
        key: 'key',
        label: { month: 'Month', client: 'Client', project: 'Subscription', assistant: 'Assistant' }[query.by],
        sort: query.by === 'month' ? 'key' : 'name',
        descendingFirst: query.by === 'month',
        width: 'wide',
        text: (row) => `${nameOf(query, row)} ${row.currency.toUpperCase()}`,
        csv: { [query.by]: (row: IncomeRow) => (query.by === 'month' ? row.key : row.name) },
        render: (row) => (
          <>
            <Link className={styles.name} to={rowTarget(query, row)}>
              {nameOf(query, row)}
            </Link>{' '}
            {row.currency.toUpperCase()}
          </>
        ),
      },
      ...revenue,
      figure('cost'),
      ...net,
    ],
    filters: [
      {
        key: 'by',
        kind: 'choice',
        label: 'By',
        any: 'Month',
        options: [
          { value: 'client', label: 'Client' },
          { value: 'project', label: 'Subscription' },
          { value: 'assistant', label: 'Assistant' },
        ],
      },
      { key: 'from', kind: 'date', label: 'From the month of' },
      { key: 'to', kind: 'date', label: 'To the month of' },
      currencyFilter,
    ],
    fixed: query.narrowed,
    defaultSort: [query.by === 'month' ? { by: 'key', descending: true } : { by: 'name' }],
    itemsPerPage: 25,
    cardsBelow: 'large',
    empty: { title: 'Nothing invoiced or paid yet', text: 'The first posted invoice or bill begins a month.' },
  })
}

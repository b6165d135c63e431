import type { IncomeRow } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { filterValues } from '../../../ui/list-screen/list-state.ts'
import { useListState } from '../../../ui/list-screen/use-list-state.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { ConvertedMargin } from './converted-margin.tsx'
import { marginText } from './income-words.ts'
import { useNarrowed } from './narrowed.ts'
import { NetIncomeChart } from './net-income-chart.tsx'
import { netIncomeListOf, type IncomeGroup } from './net-income-list.tsx'
import styles from './net-income.module.css'

type Totals = Reply<'finance.listNetIncome'>['totals']
const anyList = netIncomeListOf({ by: 'month', narrowed: {} })
const maxMonths = 24

function currenciesOf(rows: readonly IncomeRow[]): (readonly IncomeRow[])[] {
  return (['cad', 'usd'] as const)
    .map((currency) => rows.filter((row) => row.currency === currency))
    .filter((own) => own.length > 1)
}

/** What the whole filter comes to, each currency for itself. */
function TotalStats({ totals }: { totals: Totals }) {
  return totals.map(({ currency, net_cents, margin_thousandths, cost_cents, outstanding_cents, ...of }) => {
    const revenue = of.invoiced_cents + of.promotions_cents + of.adjustments_cents
    return (
      <Stats key={currency} compact>
        {net_cents !== null && (
          <>
            <Stat
              label={`Net, ${currency.toUpperCase()}`}
              value={formatMoney(net_cents, currency)}
              note={margin_thousandths === null ? undefined : `${marginText(margin_thousandths)} of what was invoiced`}
            />
            <Stat label="Invoiced" value={formatMoney(revenue, currency)} note="After promotions and adjustments" />
          </>
        )}
        <Stat label="Cost" value={formatMoney(cost_cents, currency)} note="Posted bills of assistants" />
        {net_cents !== null && (
          <Stat
            label="Outstanding"
            value={formatMoney(outstanding_cents, currency)}
            note="Open today, taxes included"
          />
        )}
      </Stats>
    )
  })
}

/** /admin/net-income (D1). */
export default function NetIncomeScreen() {
  const narrowed = useNarrowed()
  const [state] = useListState(anyList)
  const {
    by = 'month',
    from,
    to,
    currency,
  } = filterValues(anyList, state) as {
    by?: IncomeGroup
    from?: string
    to?: string
    currency?: 'cad' | 'usd'
  }
  const list = netIncomeListOf({ by, narrowed, from, to })
  const query = { ...narrowed, from, to, currency }
  const pagination = { limit: 2 * maxMonths, sortBy: ['key' as const], sortDesc: [true] }
  const { data, error } = useApi('finance.listNetIncome', { query: { ...query, by: 'month', pagination } })
  // A margin across currencies is the whole company’s: a client has one currency.
  const isWhole = currency === undefined && Object.keys(narrowed).length === 0
  const isAssistants = by === 'assistant' || narrowed.virtualassistant_uuid !== undefined
  return (
    <ListScreen
      list={list}
      lead={
        data?.only
          ? `Only ${data.only}.`
          : isAssistants
            ? 'What each assistant was billed for. Invoices are a subscription’s, so an assistant has no net.'
            : 'Invoices and credit notes before tax, less the bills of assistants and card fees. Each currency has its own figures.'
      }
      actions={
        data?.only ? (
          <LinkButton
            variant="outline"
            to={staffPaths.netIncome({ by: by === 'month' ? undefined : by, from, to, currency })}
          >
            Show everything
          </LinkButton>
        ) : (
          <LinkButton variant="outline" to={staffPaths.exchangeRates()}>
            Exchange rates
          </LinkButton>
        )
      }
      summary={
        data ? (
          <div className={styles.summary}>
            <TotalStats totals={data.totals} />
            {!isAssistants && (
              <div className={styles.charts}>
                {currenciesOf(data.rows).map((rows) => (
                  <NetIncomeChart key={rows[0]?.currency} rows={rows.slice(0, maxMonths)} />
                ))}
              </div>
            )}
            {isWhole && <ConvertedMargin from={from} to={to} />}
          </div>
        ) : (
          !error && <Skeleton height={isAssistants ? 160 : 300} />
        )
      }
    />
  )
}

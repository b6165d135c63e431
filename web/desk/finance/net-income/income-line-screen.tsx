import { useApi } from '../../../platform/api/query.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { filterValues } from '../../../ui/list-screen/list-state.ts'
import { useListState } from '../../../ui/list-screen/use-list-state.ts'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { incomeLineListOf } from './income-line-list.tsx'
import { useNarrowed } from './narrowed.ts'

/** /admin/net-income/lines: what a figure of net income is made from. */
export default function IncomeLineScreen() {
  const narrowed = useNarrowed()
  const opens = useMay('admin_finance.view')
  const list = incomeLineListOf(narrowed, opens)
  const [state] = useListState(list)
  const filter = filterValues(list, state)
  const { data } = useApi('finance.listIncomeLines', { query: { ...filter, ...narrowed, pagination: { limit: 1 } } })
  return (
    <ListScreen
      list={list}
      lead={data?.only ? `Only ${data.only}.` : 'What the figures of net income are made from.'}
      actions={
        <LinkButton variant="outline" to={staffPaths.netIncome()}>
          Net income
        </LinkButton>
      }
      // Other figures are on the same lines: only those that count as one thing add up.
      summary={
        data &&
        'measure' in filter && (
          <Stats compact>
            {data.totals.map(({ currency, amount_cents }) => (
              <Stat key={currency} label="Total" value={formatMoney(amount_cents, currency)} />
            ))}
          </Stats>
        )
      }
    />
  )
}

import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { rateText } from './rate-text.ts'
import { marginText, shortMonthText } from './income-words.ts'
import styles from './net-income.module.css'

const maxMonths = 3
const room = 190

interface ConvertedMarginProps {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** How many months wait for a rate, and where it is entered. */
function Missing({ missing, from, to }: ConvertedMarginProps & { missing: number }) {
  const rates = <Link to={staffPaths.exchangeRates({ from, to })}>Exchange rates</Link>
  if (missing === 0) return <p className={styles.note}>Every month is in {rates}.</p>
  return (
    <p className={styles.note}>
      {missing === 1 ? '1 month with US dollars has' : `${missing} months with US dollars have`} no rate, so nothing of{' '}
      {missing === 1 ? 'it is' : 'them is'} converted. Enter {missing === 1 ? 'it' : 'them'} in {rates}.
    </p>
  )
}

/** Apart from every other figure: the latest months whose rate staff have entered, each beside its rate and source. */
export function ConvertedMargin({ from, to }: ConvertedMarginProps) {
  const pagination = { limit: maxMonths }
  const { data, error } = useApi('finance.listExchangeRates', { query: { from, to, entered: true, pagination } })
  if (error) return null
  if (!data) return <Skeleton height={room} />
  if (data.count === 0 && data.missing === 0) return null
  return (
    <Panel
      title="Margin across currencies"
      lead="Both currencies in Canadian dollars, at the rate entered for each month. All other figures stay as they are."
    >
      <div className={styles.converted}>
        {data.months.length > 0 && (
          <Stats compact>
            {data.months.map(({ month, rate_millionths, source, net_cents, margin_thousandths }) => (
              <Stat
                key={month}
                label={`Margin in CAD, ${shortMonthText(`${month}-01`)}`}
                value={margin_thousandths === null ? 'None' : marginText(margin_thousandths)}
                note={`${formatMoney(net_cents ?? 0, 'cad')} net, at ${rateText(rate_millionths ?? 0)} (${source})`}
                to={staffPaths.exchangeRate(month)}
              />
            ))}
          </Stats>
        )}
        <Missing missing={data.missing} from={from} to={to} />
      </div>
    </Panel>
  )
}

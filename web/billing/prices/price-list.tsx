import * as t from '@talentplace/contract/billing/messages/prices'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useChosenCurrency } from './chosen-currency.ts'
import { bandHours, priceBands, type PriceBand } from './price-bands.ts'
import styles from './price-list.module.css'

const usualBands = 4

function Rows({ bands, currency }: { bands: readonly PriceBand[]; currency: 'cad' | 'usd' }) {
  return bands.map((band) => (
    <tr key={band.from_hours}>
      <th scope="row">{bandHours(band)}</th>
      <td>{formatMoney(band.hourly_cents, currency)}</td>
      <td>
        {formatMoney(band.from_hours * band.hourly_cents, currency)}{' '}
        <span>{t.forHours({ hours: band.from_hours })}</span>
      </td>
    </tr>
  ))
}

function WaitingRows() {
  return Array.from({ length: usualBands }, (_, at) => (
    <tr key={at}>
      {['60%', '70%', '80%'].map((width) => (
        <td key={width}>
          <Skeleton width={width} height={20} />
        </td>
      ))}
    </tr>
  ))
}

/** The price book as it stands on the server, in the currency the visitor chose. */
export function PriceList() {
  const [currency] = useChosenCurrency()
  const { data, error, refetch } = useApi('prices.getPriceBook', {}, { staleTime: 5 * 60_000 })
  if (error && !data) {
    const message = failureMessage(error, t.noList())
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <table className={styles.table} aria-busy={!data}>
      <caption>{t.caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.hoursAMonth()}</th>
          <th scope="col">{t.hourly()}</th>
          <th scope="col">{t.from()}</th>
        </tr>
      </thead>
      <tbody>{data ? <Rows bands={priceBands(data, currency)} currency={currency} /> : <WaitingRows />}</tbody>
    </table>
  )
}

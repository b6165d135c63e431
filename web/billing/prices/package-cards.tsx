import * as t from '@talentplace/contract/billing/messages/prices'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useChosenCurrency } from './chosen-currency.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { priceBands } from './price-bands.ts'
import styles from './package-cards.module.css'

const usualBands = 4
const waiting = Array.from({ length: usualBands }, (_, at) => at)

/** The first amount of hours of each band with its price: where a rate begins. */
export function PackageCards() {
  const [currency, choose] = useChosenCurrency()
  const { data, error, refetch } = useApi('prices.getPriceBook', {}, { staleTime: 5 * 60_000 })
  if (error && !data) {
    const message = failureMessage(error, t.notAvailable())
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <div className={styles.packages}>
      <CurrencyChoice value={currency} onChange={choose} />
      <ul className={styles.cards} aria-busy={!data} aria-label={t.packages()}>
        {data
          ? priceBands(data, currency).map(({ from_hours, hourly_cents }) => (
              <li key={from_hours} className={styles.card}>
                <h2>{t.hoursOf({ hours: from_hours })}</h2>
                <p>{aboutHoursAWeek(from_hours)}</p>
                <strong>{formatMoney(from_hours * hourly_cents, currency)}</strong>
                <p>{t.monthBeforeTax()}</p>
                <p>{t.anHour({ rate: formatMoney(hourly_cents, currency) })}</p>
              </li>
            ))
          : waiting.map((at) => (
              <li key={at} className={styles.card}>
                <Skeleton height={140} />
              </li>
            ))}
      </ul>
    </div>
  )
}

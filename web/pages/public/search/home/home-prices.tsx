import * as t from '@talentplace/contract/core/messages/home'
import { Link } from 'react-router'
import { useChosenCurrency } from '../../../../billing/prices/chosen-currency.ts'
import { priceBands, type PriceBand } from '../../../../billing/prices/price-bands.ts'
import { useApi } from '../../../../platform/api/query.ts'
import { formatMoney } from '../../../../platform/formatting/money.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { TitledSection } from '../../../../ui/page/titled-section.tsx'
import styles from './further-down.module.css'

const hoursOf = ({ from_hours: from, to_hours: to }: PriceBand) =>
  to === null ? t.andMore({ from }) : t.fromTo({ from, to })

/** The hourly rate by the hours of a month, as the price book has it today. Nothing where it can't be loaded. */
export function HomePrices() {
  const [currency] = useChosenCurrency()
  const { data } = useApi('prices.getPriceBook', {}, { staleTime: 5 * 60_000 })
  const bands = data ? priceBands(data, currency) : []
  if (bands.length === 0) return null
  return (
    <TitledSection id="prices" title={t.pricesHeading()}>
      <p className={styles.lead}>{t.pricesText()}</p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t.hoursAMonth()}</th>
            <th scope="col">{t.anHour()}</th>
            <th scope="col">{t.aMonthFrom()}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from_hours}>
              <th scope="row">{hoursOf(band)}</th>
              <td>{formatMoney(band.hourly_cents, currency)}</td>
              <td>{formatMoney(band.from_hours * band.hourly_cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.lead}>
        <Link to={paths.pricing()}>{t.wholePriceList()}</Link>
      </p>
    </TitledSection>
  )
}

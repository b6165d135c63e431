import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/billing/messages/prices'
import { keepPreviousData } from '@tanstack/react-query'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { samePriceText } from '../../platform/formatting/same-price.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useChosenCurrency } from './chosen-currency.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import styles from './monthly-estimate.module.css'

type Estimate = Reply<'prices.estimateMonthlyPrice'>

interface MonthlyEstimateProps {
  /** Hours a month, one number a role. */
  readonly hours: readonly number[]
  /** The role of each, where they are known: some cost more. */
  readonly rids?: readonly number[]
  /** A role asks for more than the price list covers: no price is shown. */
  readonly isOpen: boolean
}

/** What an hour costs: the band's rate, or about so much where all hours together cost otherwise. And how many cost the same. */
function rateText({ total_cents, total_hours, hourly_cents, currency, same_price_hours }: Estimate): string {
  const isExact = total_hours * hourly_cents === total_cents
  const each = isExact ? hourly_cents : Math.round(total_cents / total_hours)
  const values = { rate: formatMoney(each, currency), hours: total_hours }
  const rate = isExact ? t.rate(values) : t.aboutRate(values)
  const same = samePriceText(total_hours, same_price_hours)
  return same === null ? rate : t.rateAndSame({ rate, same })
}

/** What the hours cost a month before tax, in the currency the visitor chose; follows every change. */
export function MonthlyEstimate({ hours, rids, isOpen }: MonthlyEstimateProps) {
  const [currency, choose] = useChosenCurrency()
  const isPriced = !isOpen && hours.length > 0 && hours.every((each) => each > 0)
  const { data, error, refetch } = useApi(
    'prices.estimateMonthlyPrice',
    { query: { hours: [...hours], currency, ...(rids?.length === hours.length && { rids: [...rids] }) } },
    { enabled: isPriced, placeholderData: keepPreviousData, staleTime: 5 * 60_000 },
  )
  if (isOpen) {
    return (
      <p className={styles.quote} aria-live="polite">
        {t.moreThanListed()}
      </p>
    )
  }
  return (
    <div className={styles.estimate}>
      <CurrencyChoice value={currency} onChange={choose} />
      <div aria-live="polite">
        {error ? (
          <p className={styles.failure}>
            {failureMessage(error, t.noEstimate())}
            <Button variant="quiet" onClick={() => void refetch()}>
              {ui.tryAgain()}
            </Button>
          </p>
        ) : (
          <p className={styles.price}>
            {data ? (
              <strong>{formatMoney(data.total_cents, data.currency)}</strong>
            ) : (
              <strong className={styles.unknown}>
                {'\u00a0'}
                <Skeleton height="100%" />
              </strong>
            )}
            <span className={styles.terms}>{t.perMonthBeforeTax()}</span>
          </p>
        )}
      </div>
      {!error && <p className={styles.rate}>{data ? rateText(data) : '\u00a0'}</p>}
    </div>
  )
}

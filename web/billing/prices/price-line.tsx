import * as t from '@talentplace/contract/billing/messages/prices'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useChosenCurrency } from './chosen-currency.ts'
import styles from './price-line.module.css'

interface PriceLineProps {
  /** Hours a month, one number a role. */
  readonly hours: readonly number[]
  /** The role of each, where they are known: some cost more. */
  readonly rids?: readonly number[]
  /** A role asks for more than the price list covers. */
  readonly asksForMore: boolean
}

/** The monthly price in two short lines, for a narrow place. Absent while it can't be told. */
export function PriceLine({ hours, rids, asksForMore }: PriceLineProps) {
  const [currency] = useChosenCurrency()
  const isPriced = !asksForMore && hours.length > 0 && hours.every((each) => each > 0)
  const { data, error } = useApi(
    'prices.estimateMonthlyPrice',
    { query: { hours: [...hours], currency, ...(rids?.length === hours.length && { rids: [...rids] }) } },
    { enabled: isPriced, placeholderData: keepPreviousData, staleTime: 5 * 60_000, meta: { hasRoom: true } },
  )
  if (asksForMore) return <p className={styles.price}>{t.quoted()}</p>
  if (!isPriced || error) return null
  return (
    <p className={styles.price}>
      {data ? <strong>{formatMoney(data.total_cents, data.currency)}</strong> : <Skeleton width={110} height={20} />}
      <span className={styles.terms}>{t.monthBeforeTax()}</span>
    </p>
  )
}

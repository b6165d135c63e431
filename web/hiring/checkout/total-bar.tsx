import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import styles from './total-bar.module.css'

interface TotalBarProps {
  readonly cents: number
  readonly charged_today_cents: number
  readonly currency: Currency
  /** Another quote is on its way. */
  readonly updating: boolean
}

/** B8: what it comes to, first on a narrow screen and in view all the way down to the payment. */
export function TotalBar({ cents, charged_today_cents, currency, updating }: TotalBarProps) {
  return (
    <p className={styles.bar} aria-busy={updating}>
      <span>{charged_today_cents === cents ? t.dueTodayWithTaxes() : t.totalWithTaxes()}</span>
      <strong>{formatMoney(cents, currency)}</strong>
    </p>
  )
}

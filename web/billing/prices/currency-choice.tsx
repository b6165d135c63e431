import * as t from '@talentplace/contract/billing/messages/prices'
import { useId } from 'react'
import type { Currency } from '@talentplace/contract/shared/money'
import styles from './currency-choice.module.css'

const currencies = ['cad', 'usd'] as const

/** Canadian or American dollars. */
export function CurrencyChoice({ value, onChange }: { value: Currency; onChange: (currency: Currency) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t.currency()}</legend>
      {currencies.map((currency) => (
        <label key={currency} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={currency}
            checked={currency === value}
            onChange={() => onChange(currency)}
          />
          <span>{currency.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  )
}

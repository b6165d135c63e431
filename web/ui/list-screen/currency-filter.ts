import * as t from '@talentplace/contract/shared/messages/lists'
import type { Currency } from '@talentplace/contract/shared/money'

/** Our currencies, as a choice. */
export const currencyOptions: { value: Currency; label: string }[] = [
  { value: 'cad', label: 'CAD' },
  { value: 'usd', label: 'USD' },
]

/** Narrows a list of money to one of them. */
export const currencyFilter = {
  key: 'currency',
  kind: 'choice',
  label: t.currency(),
  any: t.both(),
  options: currencyOptions,
} as const

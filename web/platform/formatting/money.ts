import type { Currency } from '@talentplace/contract/shared/money'

const amount = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Integer cents as `$1,080.00 CAD`. */
export function formatMoney(cents: number, currency: Currency): string {
  return `${cents < 0 ? '-' : ''}$${amount.format(Math.abs(cents) / 100)} ${currency.toUpperCase()}`
}

/** The amount alone, where a column beside it names the currency: `1,080.00`. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}

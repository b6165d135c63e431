import type { Currency } from '@talentplace/contract/shared/money'

const digits = 5

/** A number as it is written: `CAD-00042`. */
export function invoiceNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-${String(number).padStart(digits, '0')}`
}

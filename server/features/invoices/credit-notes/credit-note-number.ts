import type { Currency } from '@talentplace/contract/shared/money'

/** A number as it is written: `CAD-CN-00042`. */
export function creditNoteNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-CN-${String(number).padStart(5, '0')}`
}

import type { Currency } from '../../shared/money.ts'

/** As it is written everywhere: `CAD-P-0007`. */
export function payoutNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-P-${String(number).padStart(4, '0')}`
}

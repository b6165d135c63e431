import type { Currency } from '../../shared/money.ts'

const digits = 5

/** A bill's number as it is written everywhere: `CAD-B-00042`. In SQL it is `written_bill_number`. */
export function billNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-B-${String(number).padStart(digits, '0')}`
}

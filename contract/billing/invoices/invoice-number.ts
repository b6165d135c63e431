import type { Currency } from '../../shared/money.ts'

const digits = 5

/** A number as it is written everywhere: `CAD-00042`. In SQL it is `written_invoice_number`. */
export function invoiceNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-${String(number).padStart(digits, '0')}`
}

/** The number of a credit note: `CAD-CN-00042`. */
export function creditNoteNumber(currency: Currency, number: number): string {
  return `${currency.toUpperCase()}-CN-${String(number).padStart(digits, '0')}`
}

import { expect, it } from 'vitest'
import { creditNoteNumber, invoiceNumber } from './invoice-number.ts'

it.each([
  ['cad', 42, 'CAD-00042'],
  ['usd', 99_999, 'USD-99999'],
  ['cad', 100_000, 'CAD-100000'],
] as const)(
  'an invoice’s number is written with five digits or as many as it needs: %s %i',
  (currency, number, formatted) => expect(invoiceNumber(currency, number)).toBe(formatted),
)

it('a credit note’s says that it is one', () => expect(creditNoteNumber('usd', 7)).toBe('USD-CN-00007'))

import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditDocument, linesLeft, type CreditedBefore, type InvoiceToCredit } from './credit-of-invoice.ts'
import { lineDocument, priceDocument } from './money-document.ts'

const line = (amount_cents: number, tax_category = 'general_assistance'): MoneyLine & { kind: 'add-on' } => ({
  kind: 'add-on',
  description: 'Work',
  role_id: null,
  quantity: 1,
  unit_cents: amount_cents,
  amount_cents,
  tax_category,
})
const quebec = [
  { name: 'GST', rate_thousandths: 5000, tax_category: 'all' },
  { name: 'QST', rate_thousandths: 9975, tax_category: 'all' },
]
const nothing: CreditedBefore = { lines: new Map(), taxes: new Map() }

/** Takes notes back one after the other, as the database remembers them. */
function afterwards(before: CreditedBefore, note: ReturnType<typeof creditDocument>): CreditedBefore {
  const lines = new Map(before.lines)
  for (const { position, amount_cents } of note.lines) lines.set(position, (lines.get(position) ?? 0) + amount_cents)
  const taxes = new Map(before.taxes)
  for (const { name, amount_cents } of note.taxes) taxes.set(name, (taxes.get(name) ?? 0) + amount_cents)
  return { lines, taxes }
}
const rest = (invoice: InvoiceToCredit, before: CreditedBefore) =>
  new Map(linesLeft(invoice, before).map(({ position, left_cents }) => [position, left_cents]))

describe('what a credit note comes to', () => {
  it.each([
    [14_000, [700, 1397], 16_097],
    [114_000, [5700, 11_372], 131_072],
  ])('the whole of %i cents in Quebec is the invoice’s own, to the cent', (amount, taxes, total) => {
    const invoice = lineDocument({ currency: 'cad', lines: [line(amount)], taxes: quebec })
    const note = creditDocument(invoice, nothing, rest(invoice, nothing))
    expect([note.taxes.map(({ amount_cents }) => amount_cents), note.total_cents]).toEqual([taxes, total])
  })

  it('however it is divided, the notes of an invoice add up to it, in total and of each tax', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 })
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(amounts, shares, (cents, parts) => {
        const invoice = lineDocument({ currency: 'cad', lines: cents.map((each) => line(each)), taxes: quebec })
        let before = nothing
        let total = 0
        for (const part of [...parts, 100]) {
          const left = rest(invoice, before)
          const wanted = new Map([...left].map(([at, each]) => [at, Math.floor((each * part) / 100)]))
          const note = creditDocument(invoice, before, wanted)
          expect(note.taxes.every(({ amount_cents }) => amount_cents > 0)).toBe(true)
          total += note.total_cents
          before = afterwards(before, note)
        }
        expect(total).toBe(invoice.total_cents)
        for (const { name, amount_cents } of invoice.taxes) expect(before.taxes.get(name) ?? 0).toBe(amount_cents)
      }),
      { seed: 15, numRuns: 500 },
    )
  })

  it('takes of a discounted line no more than it cost, and of a tax on listed services only theirs', () => {
    const discount = priceDocument({
      currency: 'cad',
      roles: [{ role_id: 1, description: 'Bookkeeper', hours: 10, uplift_cents: 0, tax_category: 'bookkeeping' }],
      bands: [{ from_hours: 10, hourly_cents: 4000 }],
      promotions: [
        {
          uuid: 'p',
          code: 'TENTH',
          name: 'A tenth',
          type: 'percentage',
          value: 10_000,
          currency: null,
          duration: 'once',
          months: null,
          periods_applied: 0,
        },
      ],
      extra_lines: [line(10_000)],
      taxes: [
        { name: 'GST', rate_thousandths: 5000, tax_category: 'all' },
        { name: 'PST', rate_thousandths: 7000, tax_category: 'bookkeeping' },
      ],
    }).document
    expect(linesLeft(discount, nothing).map(({ left_cents }) => left_cents)).toEqual([36_000, 9000])
    const plain = creditDocument(discount, nothing, new Map([[2, 9000]]))
    expect(plain.taxes.map(({ name, amount_cents }) => [name, amount_cents])).toEqual([['GST', 450]])
    const listed = creditDocument(discount, nothing, new Map([[1, 36_000]]))
    expect(listed.taxes.map(({ name, amount_cents }) => [name, amount_cents])).toEqual([
      ['GST', 1800],
      ['PST', 2520],
    ])
  })

  it('says so where a tax’s lines can’t be told', () => {
    const invoice = lineDocument({ currency: 'cad', lines: [line(100)], taxes: quebec })
    const odd = { ...invoice, taxes: [{ name: 'GST', rate_thousandths: 5000, base_cents: 7, amount_cents: 1 }] }
    expect(() => creditDocument(odd, nothing, new Map([[1, 1]]))).toThrow(RangeError)
  })
})

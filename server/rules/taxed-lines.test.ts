import type { MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import { expect, it } from 'vitest'
import { taxedLines } from './taxed-lines.ts'

const line = (amount_cents: number, about: Partial<MoneyLine> = {}): MoneyLine => ({
  kind: 'subscription',
  description: 'Bookkeeper',
  role_id: 1,
  quantity: 1,
  unit_cents: amount_cents,
  amount_cents,
  tax_category: 'general_assistance',
  ...about,
})
const tax = (name: string, rate_thousandths: number, base_cents: number, amount_cents: number): TaxLine => ({
  name,
  rate_thousandths,
  base_cents,
  amount_cents,
})

it('D3 Quebec’s 140.00 over three lines keeps 7.00 and 13.97, to the cent', () => {
  const lines = [line(3_333), line(3_333), line(7_334)]
  const taxes = [tax('GST', 5_000, 14_000, 700), tax('QST', 9_975, 14_000, 1_397)]
  const taxed = taxedLines({ lines, taxes, subtotal_cents: 14_000, discount_cents: 0 })
  expect(taxed.map((each) => [each.cost_cents, ...each.taxes.map(({ amount_cents }) => amount_cents)])).toEqual([
    [3_333, 167, 333],
    [3_333, 166, 332],
    [7_334, 367, 732],
  ])
})

it('D3 what a promotion takes off is shared by the lines, and a tax is on those that bear it', () => {
  const lines = [
    line(10_000),
    line(5_000, { tax_category: 'bookkeeping' }),
    line(-1_500, { kind: 'promotion', description: '10% off' }),
  ]
  const taxes = [tax('GST', 5_000, 13_500, 675), tax('PST', 7_000, 4_500, 315)]
  const taxed = taxedLines({ lines, taxes, subtotal_cents: 15_000, discount_cents: 1_500 })
  expect(taxed.map((each) => [each.cost_cents, each.taxes.map((of) => [of.tax.name, of.amount_cents])])).toEqual([
    [9_000, [['GST', 450]]],
    [
      4_500,
      [
        ['GST', 225],
        ['PST', 315],
      ],
    ],
  ])
})

it('D3 an invoice without taxes has none on any line', () => {
  expect(taxedLines({ lines: [line(100)], taxes: [], subtotal_cents: 100, discount_cents: 0 })).toMatchObject([
    { cost_cents: 100, taxes: [] },
  ])
})

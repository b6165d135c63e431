import { describe, expect, it } from 'vitest'
import { billSums } from './bill-document.ts'

const tax = (name: string, rate_thousandths: number) => ({ name, rate_thousandths, tax_category: 'all' })
const quebec = [tax('GST', 5_000), tax('QST', 9_975)]
const line = (amount_cents: number) => ({ description: 'Work', amount_cents })

describe('D3 the taxes of a bill', () => {
  it.each([
    [14_000, 700, 1_397, 16_097],
    [114_000, 5_700, 11_372, 131_072],
    [30_000, 1_500, 2_993, 34_493],
  ])('of %i cents in Quebec are %i and %i', (subtotal, gst, qst, total) => {
    const sums = billSums('cad', [line(subtotal)], quebec)
    expect(sums.taxes.map(({ amount_cents }) => amount_cents)).toEqual([gst, qst])
    expect(sums).toMatchObject({ tax_cents: gst + qst, total_cents: total })
  })

  it('are rounded once, on all lines together, adjustments below zero among them', () => {
    // A cent of tax each line would be three; on all of them it is two.
    const sums = billSums('cad', [line(10), line(10), line(20), line(-5)], [tax('GST', 5_000)])
    expect(sums).toMatchObject({ taxes: [{ base_cents: 35, amount_cents: 2 }], total_cents: 37 })
  })

  it('are none where it comes to nothing or less', () => {
    expect(billSums('cad', [line(100), line(-100)], quebec)).toEqual({ taxes: [], tax_cents: 0, total_cents: 0 })
    expect(billSums('cad', [line(-250)], quebec)).toEqual({ taxes: [], tax_cents: 0, total_cents: -250 })
  })
})

import { describe, expect, it } from 'vitest'
import {
  priceDocument,
  type ExtraLine,
  type PricedPromotion,
  type PricedRole,
  type PricedTax,
} from './money-document.ts'

const bands = [
  { from_hours: 10, hourly_cents: 3800 },
  { from_hours: 20, hourly_cents: 3600 },
  { from_hours: 40, hourly_cents: 3400 },
  { from_hours: 80, hourly_cents: 3200 },
]
const gst = { name: 'GST', rate_thousandths: 5000, tax_category: 'all' }
const qst = { name: 'QST', rate_thousandths: 9975, tax_category: 'all' }
const pst = { name: 'PST', rate_thousandths: 7000, tax_category: 'bookkeeping' }

function role(hours: number, more: Partial<PricedRole> = {}): PricedRole {
  return {
    role_id: 1,
    description: 'Bookkeeper',
    hours,
    uplift_cents: 0,
    tax_category: 'general_assistance',
    ...more,
  }
}
function promotion(more: Partial<PricedPromotion>): PricedPromotion {
  return {
    uuid: '01940000-0000-7000-8000-000000000001',
    code: 'WELCOME10',
    name: 'Welcome',
    type: 'percentage',
    value: 10_000,
    currency: null,
    duration: 'once',
    months: null,
    periods_applied: 0,
    ...more,
  }
}
/** A document of exactly this much before tax. */
function ofAmount(amount_cents: number, taxes: readonly PricedTax[]) {
  const line: ExtraLine = {
    kind: 'add-on',
    description: 'Set-up',
    role_id: null,
    quantity: 1,
    unit_cents: amount_cents,
    amount_cents,
    tax_category: 'general_assistance',
  }
  return priceDocument({ currency: 'cad', roles: [], bands, promotions: [], taxes, extra_lines: [line] }).document
}
function price(roles: readonly PricedRole[], more: { promotions?: PricedPromotion[]; taxes?: PricedTax[] } = {}) {
  return priceDocument({ currency: 'cad', roles, bands, promotions: [], taxes: [], ...more })
}
/** Ten hours, a tenth off, and an adjustment. */
function adjusted(amount_cents: number) {
  const line = { description: 'Adjustment', role_id: null, quantity: 1, tax_category: 'general_assistance' }
  const extra_lines: ExtraLine[] = [{ ...line, kind: 'adjustment', unit_cents: amount_cents, amount_cents }]
  const promotions = [promotion({})]
  return priceDocument({ currency: 'cad', roles: [role(10)], bands, promotions, taxes: [], extra_lines }).document
}
const offOf = (roles: readonly PricedRole[], promotions: PricedPromotion[]) =>
  price(roles, { promotions }).document.discount_cents

const applies = (more: Partial<PricedPromotion>) => offOf([role(10)], [promotion(more)]) > 0

describe('D3 taxes', () => {
  it.each([
    [14_000, 700, 1397, 16_097],
    [114_000, 5700, 11_372, 131_072],
    [30_000, 1500, 2993, 34_493],
  ])('D3 Quebec: %i cents give GST %i, QST %i, together %i', (subtotal, gstCents, qstCents, total) => {
    expect(ofAmount(subtotal, [gst, qst])).toMatchObject({
      subtotal_cents: subtotal,
      taxes: [
        { name: 'GST', rate_thousandths: 5000, base_cents: subtotal, amount_cents: gstCents },
        { name: 'QST', rate_thousandths: 9975, base_cents: subtotal, amount_cents: qstCents },
      ],
      tax_cents: gstCents + qstCents,
      total_cents: total,
    })
  })

  it('D3 are rounded half up once a document, not once a line', () => {
    // Three lines of 0.10 at 5 %: 0.5 cents each, 1.5 cents together.
    const line = { kind: 'add-on', description: 'Stamp', role_id: null, quantity: 1, tax_category: 'all' } as const
    const extra_lines = [1, 2, 3].map(() => ({ ...line, unit_cents: 10, amount_cents: 10 }))
    const { document } = priceDocument({
      currency: 'cad',
      roles: [],
      bands,
      promotions: [],
      taxes: [gst],
      extra_lines,
    })
    expect(document.taxes).toMatchObject([{ base_cents: 30, amount_cents: 2 }])
  })

  it('D3 of one category leave the others alone, and share a discount to the cent', () => {
    const roles = [role(10), role(10, { role_id: 2, tax_category: 'bookkeeping' })]
    const { document } = price(roles, { taxes: [gst, pst], promotions: [promotion({ value: 33_333 })] })
    expect(document).toMatchObject({ subtotal_cents: 72_000, discount_cents: 24_000 })
    expect(document.taxes).toEqual([
      { name: 'GST', rate_thousandths: 5000, base_cents: 48_000, amount_cents: 2400 },
      { name: 'PST', rate_thousandths: 7000, base_cents: 24_000, amount_cents: 1680 },
    ])
  })

  it('D3 that apply to nothing, or at a rate of 0, are no line', () => {
    expect(price([role(10)], { taxes: [pst, { ...gst, rate_thousandths: 0 }] }).document.taxes).toEqual([])
  })

  it('D3 one tax on two categories is one line, rounded once', () => {
    const roles = [role(10, { tax_category: 'bookkeeping' }), role(10, { tax_category: 'listed' })]
    const { document } = price(roles, { taxes: [pst, { ...pst, tax_category: 'listed' }] })
    expect(document.taxes).toMatchObject([{ name: 'PST', base_cents: 72_000, amount_cents: 5040 }])
  })
})

describe('D3 the price', () => {
  it('D3 adds a role’s uplift to its own hours, and shows hours and price of each role', () => {
    const { document, ...rest } = price([role(10), role(20, { role_id: 2, uplift_cents: 250 })])
    expect(rest).toEqual({ total_hours: 30, hourly_cents: 3600, capped: false, same_price_hours: null })
    expect(document.lines.map((line) => [line.quantity, line.unit_cents, line.amount_cents])).toEqual([
      [10, 3600, 36_000],
      [20, 3850, 77_000],
    ])
  })

  it('D3 never exceeds that of the next band’s first hour, uplifts aside', () => {
    const { document, capped } = price([role(19, { uplift_cents: 100 })])
    expect([capped, document.total_cents]).toEqual([true, 20 * 3600 + 19 * 100])
  })

  it('D3 says below each role what it is less than hours x rate: 19 h x 38.00 are 722.00, and no more than 20 h cost', () => {
    const { lines } = price([
      role(10),
      role(9, { role_id: 2, uplift_cents: 100, tax_category: 'bookkeeping' }),
    ]).document
    const cap = { kind: 'price_adjustment', adjusts: 'subscription', description: 'Never more than 20 h would cost' }
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'subscription', quantity: 10, unit_cents: 3800, amount_cents: 38_000 }),
      { ...cap, role_id: null, quantity: 1, unit_cents: -105, amount_cents: -105, tax_category: 'general_assistance' },
      expect.objectContaining({ kind: 'subscription', quantity: 9, unit_cents: 3900, amount_cents: 35_100 }),
      { ...cap, role_id: null, quantity: 1, unit_cents: -95, amount_cents: -95, tax_category: 'bookkeeping' },
    ])
  })

  it('D3 says from where on more hours cost the same: one hour before, and exactly as much', () => {
    const same = [
      { from_hours: 10, hourly_cents: 4000 },
      { from_hours: 20, hourly_cents: 3600 },
    ]
    const of = (hours: number) => {
      const { capped, same_price_hours } = priceDocument({
        currency: 'cad',
        roles: [role(hours)],
        bands: same,
        promotions: [],
        taxes: [],
      })
      return [capped, same_price_hours]
    }
    // 18 x 40.00 are 20 x 36.00.
    expect([17, 18, 19, 20].map(of)).toEqual([
      [false, null],
      [false, 20],
      [true, 20],
      [false, null],
    ])
  })

  it('D3 is not to be had without a price book', () => {
    expect(() => priceDocument({ currency: 'cad', roles: [role(10)], bands: [], promotions: [], taxes: [] })).toThrow(
      new RangeError('A price book has at least one band.'),
    )
  })

  it('D3 may come to nothing, never to less, and nothing is taxed', () => {
    expect(ofAmount(0, [gst])).toMatchObject({ subtotal_cents: 0, taxes: [], total_cents: 0 })
    expect(() => ofAmount(-1, [gst])).toThrow(new RangeError('The lines of a document come to at least nothing.'))
  })

  it('D3 of lines that cancel each other out, only the taxed one is taxed', () => {
    const back: ExtraLine = {
      kind: 'adjustment',
      description: 'Goodwill',
      role_id: null,
      quantity: 1,
      unit_cents: -38_000,
      amount_cents: -38_000,
      tax_category: 'all',
    }
    const { document } = priceDocument({
      currency: 'cad',
      roles: [role(10, { tax_category: 'bookkeeping' })],
      bands,
      promotions: [],
      taxes: [pst],
      extra_lines: [back],
    })
    expect(document).toMatchObject({ subtotal_cents: 0, taxes: [{ base_cents: 38_000, amount_cents: 2660 }] })
  })
})

describe('D3 promotions', () => {
  it('D3 hours are free at the band’s rate, at most those there are', () => {
    const free = promotion({ type: 'hours', value: 5 })
    expect(offOf([role(20, { uplift_cents: 1000 })], [free])).toBe(5 * 3600)
    expect(offOf([role(10)], [{ ...free, value: 200 }])).toBe(10 * 3800)
    expect(offOf([role(10)], [{ ...free, value: 8 }, free])).toBe(10 * 3800)
    // 19 hours cost no more than 20 of the next band, and no more than that is given.
    expect(offOf([role(19)], [{ ...free, value: 19 }])).toBe(20 * 3600)
  })

  it('D3 percentages and cents reduce what is before tax, each what those before it leave, never below 0', () => {
    const ten = promotion({})
    const fifty = promotion({ type: 'cents_amount', currency: 'cad', value: 5000 })
    const { document } = price([role(10)], { promotions: [ten, fifty, ten], taxes: [gst] })
    expect(document.lines.map((line) => line.amount_cents)).toEqual([38_000, -3800, -5000, -2920])
    expect(document.taxes[0]).toMatchObject({ base_cents: 26_280, amount_cents: 1314 })
    const everything = price([role(10)], { promotions: [{ ...fifty, value: 999_999 }, ten], taxes: [gst] })
    expect(everything.document).toMatchObject({ discount_cents: 38_000, taxes: [], total_cents: 0 })
  })

  it('D3 leave adjustments as they were agreed, and take nothing off what they add', () => {
    expect(adjusted(-10_000)).toMatchObject({ subtotal_cents: 28_000, discount_cents: 3800, total_cents: 24_200 })
    expect(adjusted(10_000)).toMatchObject({ subtotal_cents: 48_000, discount_cents: 3800, total_cents: 44_200 })
  })

  it('D3 are lines of their own that say what they took off; what takes nothing off is none', () => {
    const { document } = price([role(10)], { promotions: [promotion({ type: 'hours', value: 2 })] })
    expect(document.lines.map((line) => line.kind)).toEqual(['subscription', 'promotion'])
    expect(document.lines[1]).toEqual({
      kind: 'promotion',
      description: 'Welcome (WELCOME10)',
      role_id: null,
      quantity: 2,
      unit_cents: -3800,
      amount_cents: -7600,
      tax_category: 'all',
    })
    // No more than there is: not 19 hours at their rate, but what was left.
    const all = price([role(19)], { promotions: [promotion({ type: 'hours', value: 19 })] }).document.lines.at(-1)
    expect(all).toMatchObject({ quantity: 1, unit_cents: -72_000, amount_cents: -72_000 })
    const nothingLeft = [promotion({ value: 100_000 }), promotion({ type: 'cents_amount', currency: 'cad' })]
    expect(price([role(10)], { promotions: nothingLeft }).document.lines).toHaveLength(2)
  })

  it('D3 of so many cents count only in their own currency', () => {
    expect(offOf([role(10)], [promotion({ type: 'cents_amount', currency: 'usd', value: 5000 })])).toBe(0)
  })

  it('D3 once, repeating and forever are over when they have been applied often enough', () => {
    expect([0, 1].map((periods_applied) => applies({ periods_applied }))).toEqual([true, false])
    const three = { duration: 'repeating', months: 3 } as const
    expect([0, 2, 3].map((periods_applied) => applies({ ...three, periods_applied }))).toEqual([true, true, false])
    expect(applies({ duration: 'forever', periods_applied: 99 })).toBe(true)
  })
})

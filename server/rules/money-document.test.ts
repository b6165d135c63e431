import { describe, expect, it } from 'vitest'
import { randomNumbers, type RandomNumbers } from '../testing/random-numbers.ts'
import {
  priceDocument,
  type ExtraLine,
  type PricedPromotion,
  type PricedRole,
  type PricedTax,
} from './money-document.ts'
import type { PriceBand } from './monthly-price.ts'

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
    expect(rest).toEqual({ total_hours: 30, hourly_cents: 3600, capped: false })
    expect(document.lines.map((line) => [line.quantity, line.unit_cents, line.amount_cents])).toEqual([
      [10, 3600, 36_000],
      [20, 3850, 77_000],
    ])
  })

  it('D3 never exceeds that of the next band’s first hour, uplifts aside', () => {
    const { document, capped } = price([role(19, { uplift_cents: 100 })])
    expect([capped, document.total_cents]).toEqual([true, 20 * 3600 + 19 * 100])
  })

  it('D3 is not to be had without a price book', () => {
    expect(() => priceDocument({ currency: 'cad', roles: [role(10)], bands: [], promotions: [], taxes: [] })).toThrow(
      RangeError,
    )
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

interface Drawn {
  readonly currency: 'cad' | 'usd'
  readonly roles: PricedRole[]
  readonly bands: PriceBand[]
  readonly promotions: PricedPromotion[]
  readonly taxes: PricedTax[]
  readonly extra_lines: ExtraLine[]
}

const categories = ['general_assistance', 'bookkeeping', 'listed']

function drawBands(random: RandomNumbers): PriceBand[] {
  let from_hours = 1 + random.below(10)
  let hourly_cents = 500 + random.below(8000)
  return Array.from({ length: 1 + random.below(5) }, () => {
    const band = { from_hours, hourly_cents }
    from_hours += 1 + random.below(60)
    hourly_cents = Math.max(500, hourly_cents - random.below(900))
    return band
  })
}

function drawPromotion(random: RandomNumbers): PricedPromotion {
  const type = random.pick(['hours', 'percentage', 'cents_amount'] as const)
  const duration = random.pick(['once', 'repeating', 'forever'] as const)
  return promotion({
    type,
    duration,
    value: 1 + random.below(type === 'hours' ? 60 : 100_000),
    currency: type === 'cents_amount' ? random.pick(['cad', 'usd'] as const) : null,
    months: duration === 'repeating' ? 2 + random.below(5) : null,
    periods_applied: random.below(4),
  })
}

function drawExtra(random: RandomNumbers): ExtraLine {
  const amount_cents = random.below(60_000) - 200
  return {
    kind: random.pick(['overage', 'add-on', 'adjustment'] as const),
    description: 'Also',
    role_id: null,
    quantity: 1,
    unit_cents: amount_cents,
    amount_cents,
    tax_category: random.pick(categories),
  }
}

function draw(random: RandomNumbers): Drawn {
  const several = <T>(most: number, make: () => T) => Array.from({ length: random.below(most + 1) }, make)
  return {
    currency: random.pick(['cad', 'usd'] as const),
    bands: drawBands(random),
    roles: [1, ...several(5, () => 1)].map((_, at) =>
      role(1 + random.below(at === 0 ? 744 : 90), {
        role_id: at,
        uplift_cents: random.chance(0.3) ? random.below(2000) : 0,
        tax_category: random.pick(categories),
      }),
    ),
    promotions: several(3, () => drawPromotion(random)),
    taxes: several(4, () => ({
      name: random.pick(['GST', 'QST', 'PST']),
      rate_thousandths: random.pick([0, 5000, 6000, 7000, 9975, 13_000, 14_000, 15_000, random.below(30_000)]),
      tax_category: random.pick(['all', 'all', ...categories]),
    })),
    extra_lines: several(2, () => drawExtra(random)),
  }
}

// The oracle knows the rules, not the engine: whole numbers without limits, one hour and one cent's fraction at a time.

/** n / d to the nearest whole number, a half upwards. */
function nearest(n: bigint, d: bigint): bigint {
  const rest = n % d
  return rest * 2n >= d ? n / d + 1n : n / d
}

function oracleRoleAmounts({ roles, bands: book }: Drawn): { amounts: bigint[]; hourly: bigint; hours: bigint } {
  let hours = 0n
  for (const each of roles) hours += BigInt(each.hours)
  const dearestFirst = book.map((band) => [BigInt(band.from_hours), BigInt(band.hourly_cents)] as const)
  const reached = dearestFirst.filter(([from]) => from <= hours)
  const [, hourly] = reached.at(-1) ?? dearestFirst[0] ?? [0n, 0n]
  const next = dearestFirst[Math.max(1, reached.length)]
  let due = hours * hourly
  if (next && next[0] * next[1] < due) due = next[0] * next[1]
  const amounts = roles.map((each) => (due * BigInt(each.hours)) / hours)
  let missing = due - amounts.reduce((a, b) => a + b, 0n)
  for (let at = 0; missing > 0n; at += 1, missing -= 1n) amounts[at] = (amounts[at] ?? 0n) + 1n
  return {
    amounts: amounts.map((a, at) => a + BigInt((roles[at]?.hours ?? 0) * (roles[at]?.uplift_cents ?? 0))),
    hourly,
    hours,
  }
}

function oracleDiscount(drawn: Drawn, subtotal: bigint, hourly: bigint, hours: bigint): bigint {
  let rest = subtotal
  let unfree = hours
  for (const { type, value, currency, duration, months, periods_applied } of drawn.promotions) {
    if (currency && currency !== drawn.currency) continue
    if (duration === 'once' && periods_applied > 0) continue
    if (duration === 'repeating' && periods_applied >= (months ?? 0)) continue
    let off = BigInt(value)
    if (type === 'percentage') off = nearest(rest * BigInt(value), 100_000n)
    if (type === 'hours') off = (off > unfree ? unfree : off) * hourly
    // Hours count as given only where something was left to give.
    if (type === 'hours' && rest > 0n) unfree -= BigInt(value) > unfree ? unfree : BigInt(value)
    rest -= off > rest ? rest : off
  }
  return subtotal - rest
}

function oracle(drawn: Drawn): { subtotal: bigint; discount: bigint; taxes: Map<string, bigint>; total: bigint } {
  const { amounts, hourly, hours } = oracleRoleAmounts(drawn)
  const parts = [
    ...amounts.map((amount, at) => ({ amount, category: drawn.roles[at]?.tax_category ?? '' })),
    ...drawn.extra_lines.map((line) => ({ amount: BigInt(line.amount_cents), category: line.tax_category })),
  ]
  const subtotal = parts.reduce((sum, part) => sum + part.amount, 0n)
  const discount = oracleDiscount(drawn, subtotal, hourly, hours)
  // How much of the discount the lines up to and including this one bear.
  const borne = parts.map((_, at) => {
    const upTo = parts.slice(0, at + 1).reduce((sum, part) => sum + part.amount, 0n)
    return subtotal === 0n ? 0n : (upTo * discount) / subtotal
  })
  const taxes = new Map<string, bigint>()
  for (const { name, rate_thousandths } of drawn.taxes) {
    const covered = drawn.taxes
      .filter((other) => other.name === name && other.rate_thousandths === rate_thousandths)
      .map((other) => other.tax_category)
    let base = 0n
    for (const [at, { amount, category }] of parts.entries()) {
      if (!covered.includes('all') && !covered.includes(category)) continue
      base += amount - ((borne[at] ?? 0n) - (at === 0 ? 0n : (borne[at - 1] ?? 0n)))
    }
    if (base > 0n && rate_thousandths > 0) {
      taxes.set(`${name} at ${rate_thousandths}`, nearest(base * BigInt(rate_thousandths), 100_000n))
    }
  }
  let total = subtotal - discount
  for (const tax of taxes.values()) total += tax
  return { subtotal, discount, taxes, total }
}

describe('D3 one engine', () => {
  it('D3 100,000 random documents equal an independent oracle, and their lines add up', () => {
    const random = randomNumbers(20_261_121)
    let discounted = 0
    let taxed = 0
    // An assertion for each document would take longer than all the documents.
    const different: object[] = []
    for (let at = 0; at < 100_000; at += 1) {
      const drawn = draw(random)
      const { document } = priceDocument(drawn)
      const expected = oracle(drawn)
      const found = {
        subtotal: BigInt(document.subtotal_cents),
        discount: BigInt(document.discount_cents),
        taxes: new Map(
          document.taxes.map((tax) => [`${tax.name} at ${tax.rate_thousandths}`, BigInt(tax.amount_cents)]),
        ),
        total: BigInt(document.total_cents),
      }
      const ofLines = document.lines.reduce((sum, line) => sum + line.amount_cents, 0)
      const same =
        found.subtotal === expected.subtotal &&
        found.discount === expected.discount &&
        found.total === expected.total &&
        found.taxes.size === expected.taxes.size &&
        [...found.taxes].every(([name, amount]) => expected.taxes.get(name) === amount) &&
        ofLines === document.subtotal_cents - document.discount_cents &&
        document.total_cents === ofLines + document.tax_cents
      if (!same) different.push({ at, drawn, found, expected })
      if (document.discount_cents > 0) discounted += 1
      if (document.tax_cents > 0) taxed += 1
    }
    expect(different.slice(0, 3)).toEqual([])
    expect(discounted).toBeGreaterThan(30_000)
    expect(taxed).toBeGreaterThan(50_000)
  }, 60_000)
})

import { describe, expect, it } from 'vitest'
import { addedHoursPrice } from './added-hours-price.ts'
import { monthlyPrice } from './monthly-price.ts'
import { overagePrice as pricedLines, type TimeAbove } from './overage-price.ts'
import { explainedLines } from './price-adjustments.ts'

const bands = [
  { from_hours: 1, hourly_cents: 3800 },
  { from_hours: 20, hourly_cents: 3600 },
  { from_hours: 40, hourly_cents: 3400 },
]
const hour = 3600

/** Each line with what it and the adjustments of its price come to. */
function overagePrice(before: number, lines: TimeAbove[]) {
  return pricedLines(before, lines).map(({ differences, shares, seconds, unit_cents }) => {
    const line = { kind: 'overage', description: 'Time', role_id: 1, quantity: 1, tax_category: 'all' } as const
    const explained = explainedLines({ ...line, seconds, unit_cents }, differences)
    const amount_cents = explained.reduce((sum, each) => sum + each.amount_cents, 0)
    return { seconds, unit_cents, full_cents: explained[0]?.amount_cents, amount_cents, shares, differences }
  })
}
const above = (...seconds: number[]) => ({ bands, uplift_cents: 0, seconds })
const priced = (before: number, ...lines: ReturnType<typeof above>[]) => overagePrice(before, lines)

describe('time above the hours costs the total with it less the total without', () => {
  it('19 h and 5 h more are the price of 24 less the price of 19', () => {
    expect(priced(19 * hour, above(5 * hour))).toEqual([
      {
        seconds: 5 * hour,
        unit_cents: 3600,
        full_cents: 18_000,
        amount_cents: 24 * 3600 - 20 * 3600,
        shares: [18_000],
        differences: [{ reason: 'Lower rate on your first 19 h', amount_cents: -3600 }],
      },
    ])
  })

  it('whole hours cost what they cost when they are added', () => {
    for (let hours = 1; hours < 60; hours += 1) {
      for (let more = 1; more < 25; more += 1) {
        const role = { role_id: 1, description: 'x', uplift_cents: 250, tax_category: 'all' }
        const { subtotal_cents } = addedHoursPrice(
          { currency: 'cad', bands, taxes: [] },
          { there: [{ ...role, hours }], added: { ...role, hours: more } },
        )
        const [line] = overagePrice(hours * hour, [{ bands, uplift_cents: 250, seconds: [more * hour] }])
        expect(line?.amount_cents).toBe(subtotal_cents)
      }
    }
  })

  it('to the second: 1 s at 38.00 is 1.0556 cents, 40 s are 42.22, and half a cent is rounded up', () => {
    expect(priced(hour, above(1))[0]?.amount_cents).toBe(1)
    expect(priced(hour, above(40))[0]?.amount_cents).toBe(42)
    const half = [{ from_hours: 1, hourly_cents: 1800 }]
    expect(overagePrice(hour, [{ bands: half, uplift_cents: 0, seconds: [1] }])[0]?.amount_cents).toBe(1)
    expect(overagePrice(hour, [{ bands: half, uplift_cents: 0, seconds: [1, 1] }])[0]).toMatchObject({
      amount_cents: 1,
      shares: [1, 0],
    })
  })

  it('entries add up to their line, and a line goes on from the one before', () => {
    const odd = [101, 7, 3599, 1, 12_345]
    const [first, second] = priced(18 * hour, above(...odd), above(...odd))
    const sum = odd.reduce((all, each) => all + each, 0)
    expect(first?.shares.reduce((all, each) => all + each, 0)).toBe(first?.full_cents)
    expect(second?.shares.reduce((all, each) => all + each, 0)).toBe(second?.full_cents)
    const [whole] = priced(18 * hour, above(sum, sum))
    expect(Math.abs((first?.amount_cents ?? 0) + (second?.amount_cents ?? 0) - (whole?.amount_cents ?? 0))).toBe(0)
  })

  it('the uplift of its own role comes on top, for each second', () => {
    expect(overagePrice(25 * hour, [{ bands, uplift_cents: 500, seconds: [1800] }])[0]).toMatchObject({
      unit_cents: 4100,
      amount_cents: 2050,
    })
  })

  it('what the next band’s first hour costs is the most: the hour before it is free', () => {
    expect(priced(19 * hour, above(hour))[0]?.amount_cents).toBe(0)
    expect(monthlyPrice(bands, [19]).total_cents).toBe(20 * 3600)
  })

  it('of both a lower rate before and a cap after, each is said: 19 h and 20 h more are the price of 40', () => {
    expect(priced(19 * hour, above(20 * hour))[0]).toMatchObject({
      unit_cents: 3600,
      amount_cents: 40 * 3400 - 20 * 3600,
      differences: [
        { reason: 'Lower rate on your first 19 h', amount_cents: 19 * 3600 - 20 * 3600 },
        { reason: 'Never more than 40 h would cost', amount_cents: 40 * 3400 - 39 * 3600 },
      ],
    })
  })

  it('exactly where the next band begins nothing is capped, and time before is said to a hundredth of an hour', () => {
    expect(priced(20 * hour, above(20 * hour))[0]?.differences).toEqual([
      { reason: 'Lower rate on your first 20 h', amount_cents: -20 * 200 },
    ])
    expect(priced(19.5 * hour + 1, above(20 * hour))[0]?.differences[0]?.reason).toBe('Lower rate on your first 19.5 h')
  })

  it('more time never costs less: such a price book is refused', () => {
    const falling = [
      { from_hours: 1, hourly_cents: 3800 },
      { from_hours: 20, hourly_cents: 100 },
      { from_hours: 21, hourly_cents: 90 },
    ]
    expect(() => overagePrice(19 * hour + 3000, [{ bands: falling, uplift_cents: 0, seconds: [1800] }])).toThrow(
      RangeError,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { monthlyPrice } from './monthly-price.ts'

const cad = [
  { from_hours: 10, hourly_cents: 3800 },
  { from_hours: 20, hourly_cents: 3600 },
  { from_hours: 40, hourly_cents: 3400 },
  { from_hours: 80, hourly_cents: 3200 },
]

describe('D3 monthly price', () => {
  it('D3 the band of the total hours applies to all its hours', () => {
    expect(monthlyPrice(cad, [10, 15])).toMatchObject({
      total_hours: 25,
      hourly_cents: 3600,
      total_cents: 90_000,
      capped: false,
    })
  })
  it("D3 a total never exceeds the price of the next band's first hour", () => {
    expect(monthlyPrice(cad, [19])).toMatchObject({ total_cents: 20 * 3600, capped: true })
    expect(monthlyPrice(cad, [18])).toMatchObject({ total_cents: 18 * 3800, capped: false })
    expect(monthlyPrice(cad, [79])).toMatchObject({ total_cents: 80 * 3200, capped: true })
  })
  it('D3 does not depend on the order in which the bands are kept', () => {
    for (const hours of [5, 10, 19, 39, 40, 200]) {
      expect(monthlyPrice(cad.toReversed(), [hours])).toEqual(monthlyPrice(cad, [hours]))
      expect(monthlyPrice([...cad.slice(2), ...cad.slice(0, 2)], [hours])).toEqual(monthlyPrice(cad, [hours]))
    }
  })
  it('D3 no hours cost nothing', () => {
    expect(monthlyPrice(cad, [0, 0])).toMatchObject({ total_cents: 0, role_cents: [0, 0] })
  })
  it('D3 more hours never cost less', () => {
    let before = 0
    for (let hours = 10; hours <= 200; hours += 1) {
      const { total_cents } = monthlyPrice(cad, [hours])
      expect(total_cents).toBeGreaterThanOrEqual(before)
      before = total_cents
    }
  })
  it('D3 the parts of the roles add up to the total, to the cent', () => {
    for (const hours of [[10, 10, 10], [13, 17, 9], [19], [33, 33, 13]]) {
      const price = monthlyPrice(cad, hours)
      expect(price.role_cents.reduce((a, b) => a + b, 0)).toBe(price.total_cents)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { addedHoursPrice } from './added-hours-price.ts'

const bands = [
  { from_hours: 1, hourly_cents: 3800 },
  { from_hours: 20, hourly_cents: 3600 },
  { from_hours: 40, hourly_cents: 3400 },
]
const hst = [{ name: 'HST', rate_thousandths: 13_000, tax_category: 'all' }]
const role = (role_id: number, hours: number, uplift_cents = 0) => ({
  role_id,
  description: `Role ${role_id}`,
  hours,
  uplift_cents,
  tax_category: 'general_assistance',
})
const price = (there: ReturnType<typeof role>[], added: ReturnType<typeof role>, taxes = hst) =>
  addedHoursPrice({ currency: 'cad', bands, taxes }, { there, added })

describe('added hours cost the total with them less the total without', () => {
  it('19 h and 5 h more are the price of 24 less the price of 19, which no more than 20 cost', () => {
    const { subtotal_cents, lines } = price([role(1, 19)], role(1, 5))
    expect(subtotal_cents).toBe(24 * 3600 - 20 * 3600)
    expect(lines).toMatchObject([
      { kind: 'add-on', quantity: 5, unit_cents: 3600, amount_cents: 18_000 },
      {
        kind: 'price_adjustment',
        adjusts: 'add-on',
        description: 'Lower rate on your first 19 h',
        amount_cents: -3600,
      },
    ])
  })

  it('the uplift of their own role comes on top, and that of another doesn’t', () => {
    expect(price([role(1, 20), role(2, 20, 500)], role(1, 5)).subtotal_cents).toBe(5 * 3400)
    expect(price([role(1, 20), role(2, 20, 500)], role(2, 5, 500)).subtotal_cents).toBe(5 * 3900)
  })

  it('each tax is rounded half up once, on what they come to', () => {
    expect(price([role(1, 20)], role(1, 5))).toMatchObject({ tax_cents: 2340, total_cents: 20_340, discount_cents: 0 })
  })

  it('10 h at 34.00 beside 35 h are 340.00, less what the lower rate takes off the 35', () => {
    expect(price([role(1, 35)], role(1, 10)).lines).toMatchObject([
      { quantity: 10, unit_cents: 3400, amount_cents: 34_000 },
      { description: 'Lower rate on your first 35 h', quantity: 1, unit_cents: -7000, amount_cents: -7000 },
    ])
  })

  it('up to the hours that the next band’s first hour pays for they cost no more than it', () => {
    expect(price([role(1, 37)], role(1, 1)).lines).toMatchObject([
      { quantity: 1, unit_cents: 3600, amount_cents: 3600 },
      { description: 'Never more than 40 h would cost', amount_cents: 40 * 3400 - 38 * 3600 },
    ])
  })

  it('the hour before a band begins costs nothing', () => {
    expect(price([role(1, 19)], role(1, 1)).total_cents).toBe(0)
  })

  it('bought one by one they cost what they cost at once', () => {
    let sum = 0
    for (let hours = 12; hours < 60; hours += 1) sum += price([role(1, hours)], role(1, 1), []).total_cents
    expect(sum).toBe(60 * 3400 - 12 * 3800)
  })
})

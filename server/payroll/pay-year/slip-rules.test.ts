import { describe, expect, it } from 'vitest'
import { isSlipDue } from './slip-rules.ts'

const rules = {
  t4aAboveCents: 50_000,
  necFrom: [
    { year: 2020, cents: 60_000 },
    { year: 2026, cents: 200_000 },
  ],
}
const t4a = (cents: number) => isSlipDue(rules, { slip: 't4a', currency: 'cad', year: 2026, cents })
const nec = (year: number, cents: number) => isSlipDue(rules, { slip: 'nec', currency: 'usd', year, cents })

describe('D2 a tax slip is due', () => {
  it('in Canada for more than $500 in a year', () => {
    expect([t4a(50_000), t4a(50_001)]).toEqual([false, true])
  })

  it('in the United States for $600 or more until 2025, and for $2,000 or more from 2026 on', () => {
    expect([nec(2025, 59_999), nec(2025, 60_000)]).toEqual([false, true])
    expect([nec(2026, 199_999), nec(2026, 200_000), nec(2027, 199_999)]).toEqual([false, true, false])
    expect(nec(2019, 900_000)).toBe(false)
  })

  it('can’t be told in another currency than its own', () => {
    expect(isSlipDue(rules, { slip: 't4a', currency: 'usd', year: 2026, cents: 900_000 })).toBeNull()
    expect(isSlipDue(rules, { slip: 'nec', currency: 'cad', year: 2026, cents: 900_000 })).toBeNull()
  })
})

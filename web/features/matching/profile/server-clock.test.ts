import { describe, expect, it } from 'vitest'
import { anchorAt, clockWithSeconds, offsetIsStale, serverTime } from './server-clock.ts'

describe('the person’s local time', () => {
  it('B5.3 runs on from the server’s clock, whatever this device’s clock says', () => {
    const anchor = anchorAt('2026-11-20T16:59:58.000Z', 1_000, 5_000)
    expect(clockWithSeconds(serverTime(anchor, 5_000), -300)).toBe('11:59:59')
    expect(clockWithSeconds(serverTime(anchor, 6_000), -300)).toBe('12:00:00')
  })

  it('B5.3 takes offsets of half hours and past midnight', () => {
    const noon = Date.parse('2026-11-20T01:00:07.000Z')
    expect(clockWithSeconds(noon, -210)).toBe('21:30:07')
  })

  it('B5.3 asks for a fresh offset when the clock there changes', () => {
    const change = '2027-03-14T07:00:00.000Z'
    expect(offsetIsStale(Date.parse(change) - 1, change)).toBe(false)
    expect(offsetIsStale(Date.parse(change), change)).toBe(true)
    expect(offsetIsStale(Date.parse(change), null)).toBe(false)
  })
})

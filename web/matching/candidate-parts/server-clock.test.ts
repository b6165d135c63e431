import { describe, expect, it } from 'vitest'
import { offsetIsStale, serverTime } from './server-clock.ts'

describe('the server’s clock', () => {
  it('B5.3 runs on from the server’s word, whatever this device’s clock says', () => {
    const wrongByYears = Date.parse('2001-01-01T00:00:00Z')
    const instant = { now: '2026-11-20T16:59:58.000Z', receivedAt: wrongByYears }
    expect(serverTime(instant, wrongByYears)).toBe(Date.parse('2026-11-20T16:59:58Z'))
    expect(serverTime(instant, wrongByYears + 3_000)).toBe(Date.parse('2026-11-20T17:00:01Z'))
  })

  it('B5.3 asks for a fresh offset when the clock there changes', () => {
    const change = '2027-03-14T07:00:00.000Z'
    expect(offsetIsStale(Date.parse(change) - 1, change)).toBe(false)
    expect(offsetIsStale(Date.parse(change), change)).toBe(true)
    expect(offsetIsStale(Date.parse(change), null)).toBe(false)
  })
})

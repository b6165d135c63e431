import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closesAt, isOver, secondsLeft, secondsUsed, seenNow } from './attempt-time.ts'

const at = (seconds: number) => new Date(Date.parse('2026-11-20T15:00:00Z') + seconds * 1000)
/** Ten minutes, begun at 0. */
const attempt = (last_seen: number) => ({
  started_date: at(0),
  deadline: at(600),
  last_seen: at(last_seen),
  pause_date: null,
  pause_seconds: 0,
})

describe('C6 the time of a test', () => {
  it('runs on the server, with a few seconds for the network', () => {
    expect(secondsLeft(attempt(590), at(595.2))).toBe(5)
    expect(isOver(attempt(590), at(604))).toBe(false)
    expect(isOver(attempt(590), at(606))).toBe(true)
  })

  it('stops once for someone who was away, and for no more than ten minutes', () => {
    const back = seenNow(attempt(100), at(400))
    expect(back).toMatchObject({ deadline: at(900), pause_date: at(100), pause_seconds: 300 })
    expect(secondsLeft(back, at(400))).toBe(500)
    expect(seenNow(back, at(800))).toMatchObject({ deadline: at(900), pause_seconds: 300, last_seen: at(800) })
    expect(seenNow(attempt(100), at(1100))).toMatchObject({ deadline: at(1200), pause_seconds: 600 })
    expect(secondsUsed({ ...back, started_date: at(0) }, at(900))).toBe(600)
  })

  it('doesn’t stop for a short silence, nor for someone who stayed until the end', () => {
    expect(seenNow(attempt(100), at(150))).toMatchObject({ deadline: at(600), pause_date: null, last_seen: at(150) })
    expect(closesAt(attempt(560))).toEqual(at(600))
    expect(closesAt(attempt(100))).toEqual(at(1200))
  })

  it('never gives anyone more than their time and one pause, however they come and go', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 40 }), (steps) => {
        let now = 0
        let seen = attempt(0) as ReturnType<typeof seenNow>
        for (const step of steps) {
          now += step
          if (isOver(seen, at(now))) break
          const next = seenNow(seen, at(now))
          expect(next.deadline >= seen.deadline).toBe(true)
          expect(seen.pause_date === null || next.deadline.getTime() === seen.deadline.getTime()).toBe(true)
          seen = next
        }
        expect(seen.deadline <= at(1200)).toBe(true)
        expect(seen.pause_seconds).toBeLessThanOrEqual(600)
      }),
    )
  })
})

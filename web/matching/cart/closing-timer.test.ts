import { expect, it } from 'vitest'
import { closingTimer, type Timers } from './closing-timer.ts'

/** A clock that a test turns. */
function turnedClock() {
  let now = 0
  let waiting: { work: () => void; at: number }[] = []
  const timers: Timers = {
    set(work, after) {
      const entry = { work, at: now + after }
      waiting.push(entry)
      return entry
    },
    clear(entry) {
      waiting = waiting.filter((each) => each !== entry)
    },
  }
  function turn(by: number): void {
    now += by
    const due = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { work } of due) work()
  }
  return { timers, turn }
}

it('B6.4 closes after 2 seconds, not before', () => {
  const { timers, turn } = turnedClock()
  let closed = 0
  closingTimer(() => (closed += 1), 2000, timers).run()
  turn(1999)
  expect(closed).toBe(0)
  turn(1)
  expect(closed).toBe(1)
})

it('waits while it is read, and then for the whole time again', () => {
  const { timers, turn } = turnedClock()
  let closed = 0
  const timer = closingTimer(() => (closed += 1), 2000, timers)
  timer.run()
  turn(1500)
  timer.pause()
  turn(10_000)
  timer.run()
  turn(1999)
  expect(closed).toBe(0)
  turn(1)
  expect(closed).toBe(1)
})

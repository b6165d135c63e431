/** The only source of "now". */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is set. */
export function settableClock(start: Date): Clock & { set(instant: Date): void } {
  let instant = start
  return {
    now: () => new Date(instant),
    set(next) {
      instant = next
    },
  }
}

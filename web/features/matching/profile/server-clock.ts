/** An instant the server named, and the reading of this device's stopwatch when it did. */
export interface Anchor {
  /** Milliseconds since 1970, by the server. */
  readonly server: number
  /** `performance.now()` at that instant. */
  readonly stopwatch: number
}

/**
 * Ties the server's clock to the device's stopwatch, so that a wrong device clock can't show a wrong time.
 * @param now the server's clock when it answered, ISO 8601
 * @param age milliseconds since the answer came
 */
export function anchorAt(now: string, age: number, stopwatch: number): Anchor {
  return { server: Date.parse(now), stopwatch: stopwatch - age }
}

/** The server's clock at a later reading of the stopwatch. */
export function serverTime(anchor: Anchor, stopwatch: number): number {
  return anchor.server + (stopwatch - anchor.stopwatch)
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * The time of day at an offset, with seconds.
 * @param offset minutes east of UTC
 */
export function clockWithSeconds(instant: number, offset: number): string {
  const there = new Date(instant + offset * 60_000)
  return `${pad(there.getUTCHours())}:${pad(there.getUTCMinutes())}:${pad(there.getUTCSeconds())}`
}

/** True once the server's clock has reached the change of the offset, after which a fresh offset is needed. */
export function offsetIsStale(instant: number, nextChange: string | null): boolean {
  return nextChange !== null && instant >= Date.parse(nextChange)
}

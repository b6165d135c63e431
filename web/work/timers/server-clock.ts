/** What an answer is away from here: a smaller difference is none of the clocks. In milliseconds. */
const onTheWay = 2_000

/**
 * The server's clock, as far as its answers tell it: a browser's own may be wrong by hours. Known from the first answer on; until then
 * the browser's own.
 */
export function serverClock(browsersNow: () => number) {
  let ahead = 0
  return {
    /** Takes an instant that an answer just named as now, to the second. */
    note(instant: string): void {
      const offset = Date.parse(instant) - browsersNow()
      if (Math.abs(offset - ahead) > onTheWay) ahead = offset
    },
    /** Milliseconds, as `Date.now()`. */
    now: (): number => browsersNow() + ahead,
  }
}

/** The one of this page. */
export const timeOfServer = serverClock(() => Date.now())

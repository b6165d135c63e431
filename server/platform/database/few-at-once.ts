/** Turns that few have at the same time. */
export interface Turns {
  /** @throws Error `no turn within …` when one's turn didn't come in time: its work wasn't begun */
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait for theirs. */
  readonly waiting: number
}

/**
 * Does at most so many pieces of work at the same time; the others begin in the order in which they came.
 * @param patience how many ms they wait for their turn; without, however long it takes
 */
export function fewAtOnce(max: number, patience?: () => number): Turns {
  const waiting = new Set<() => void>()
  let free = max

  async function turn(): Promise<void> {
    const ms = patience?.()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const late = () => {
      waiting.delete(resolve)
      reject(new Error(`no turn within ${ms} ms`))
    }
    const timer = ms === undefined ? undefined : setTimeout(late, ms).unref()
    await promise.finally(() => clearTimeout(timer))
  }

  return {
    get waiting() {
      return waiting.size
    },
    async take(work) {
      if (free > 0) free -= 1
      else await turn()
      try {
        return await work()
      } finally {
        const [next] = waiting
        if (next) {
          waiting.delete(next)
          next()
        } else free += 1
      }
    },
  }
}

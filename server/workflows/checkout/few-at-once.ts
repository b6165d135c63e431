/** Does at most so many pieces of work at the same time; the others begin in the order in which they came. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = most

  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/**
 * The transactions of checkouts: when many pay at once, the others' calls find connections and turns between them. What the card
 * processor takes isn't part of it.
 */
export const checkoutTurn = fewAtOnce(3)

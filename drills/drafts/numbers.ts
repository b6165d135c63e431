/** Whole numbers from 0 to below `below`; the same for the same seed. */
export type Random = (below: number) => number

export function numbers(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One of a list; undefined of an empty one. */
export function oneOf<T>(random: Random, list: readonly T[]): T | undefined {
  return list[random(list.length)]
}

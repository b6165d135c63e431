/** Random choices that a printed seed repeats. */
export interface RandomNumbers {
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** At most `most` distinct items, the first ones more often. */
  skewed<T>(items: readonly T[], max: number): T[]
}

function pickAt<T>(items: readonly T[], share: number): T {
  const item = items[Math.min(items.length - 1, Math.floor(share * items.length))]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** mulberry32 */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (below) => Math.floor(fraction() * below),
    chance: (probability) => fraction() < probability,
    pick: (items) => pickAt(items, fraction()),
    skewed(items, max) {
      const picked = new Set(Array.from({ length: max }, () => pickAt(items, fraction() ** 3)))
      return [...picked]
    },
  }
}

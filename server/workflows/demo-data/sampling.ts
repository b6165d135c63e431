import type { Random } from './random.ts'

/** Things with weights: picked in proportion to them. */
export class Weighted<T> {
  readonly items: readonly T[]
  readonly #weights: readonly number[]
  readonly #upTo: Float64Array

  constructor(entries: readonly (readonly [item: T, weight: number])[]) {
    const kept = entries.filter(([, weight]) => weight > 0)
    this.items = kept.map(([item]) => item)
    this.#weights = kept.map(([, weight]) => weight)
    this.#upTo = new Float64Array(kept.length)
    let sum = 0
    for (const [at, weight] of this.#weights.entries()) this.#upTo[at] = sum += weight
  }

  /** One item; there must be one. */
  pick(random: Random): T {
    const wanted = random.fraction() * (this.#upTo.at(-1) ?? 0)
    let low = 0
    let high = this.#upTo.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#upTo[middle] ?? 0) <= wanted) low = middle + 1
      else high = middle
    }
    const picked = this.items[low]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }

  /** Up to `count` different items, likelier ones first; each item's turn comes by an exponential clock of its weight. */
  sample(random: Random, count: number): T[] {
    const turns = this.items.map((item, at) => ({ item, at: -Math.log(1 - random.fraction()) / (this.#weights[at] ?? 1) }))
    turns.sort((left, right) => left.at - right.at)
    return turns.slice(0, count).map((turn) => turn.item)
  }
}

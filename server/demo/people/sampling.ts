import type { Random } from './random.ts'

/** Things with weights: picked in proportion to them. */
export class Weighted<T> {
  readonly items: readonly T[]
  readonly #weights: readonly number[]
  readonly #upTo: Float64Array

  constructor(entries: readonly (readonly [item: T, weight: number])[]) {
    const retained = entries.filter(([, weight]) => weight > 0)
    this.items = retained.map(([item]) => item)
    this.#weights = retained.map(([, weight]) => weight)
    this.#upTo = new Float64Array(retained.length)
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

  /** Up to `count` different items, likelier ones first. */
  sample(random: Random, count: number): T[] {
    return 2 * count < this.items.length ? this.#drawAgain(random, count) : this.#drawAll(random).slice(0, count)
  }

  /** Cheap for few out of many: drawing until there are enough different ones, within reason. */
  #drawAgain(random: Random, count: number): T[] {
    const drawn = new Set<T>()
    for (let tries = 0; drawn.size < count && tries < 30 * count; tries += 1) drawn.add(this.pick(random))
    return [...drawn]
  }

  /** All of them, each when its turn comes by an exponential clock of its weight: the same odds as drawing one by one. */
  #drawAll(random: Random): T[] {
    const turns = this.items.map((item, at) => ({
      item,
      at: -Math.log(1 - random.fraction()) / (this.#weights[at] ?? 1),
    }))
    return turns.sort((left, right) => left.at - right.at).map((turn) => turn.item)
  }
}

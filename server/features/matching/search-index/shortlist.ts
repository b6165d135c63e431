import { levels } from './sort-level.ts'

/**
 * Keeps whoever may still be among the first `wanted`, by score or what else they are sorted by: a list for each score,
 * and a floor that rises as better people come. Whoever could take several roles is offered for each. Equals are put in order only where the page
 * needs it. One list is used for search after search.
 */
export class Shortlist {
  /** Nobody below this score is wanted any more. */
  floor = 0
  #wanted = 0
  #atFloorOrAbove = 0
  #used = 0
  #spots = new Int32Array(1024)
  #next = new Int32Array(1024)
  readonly #heads = new Int32Array(levels)
  readonly #counts = new Int32Array(levels)

  begin(wanted: number): void {
    this.floor = 0
    this.#wanted = wanted
    this.#atFloorOrAbove = 0
    this.#used = 0
    this.#heads.fill(-1)
    this.#counts.fill(0)
  }

  /** Offers a spot whose score is at least the floor. */
  offer(spot: number, score: number): void {
    if (this.#used === this.#spots.length) this.#grow()
    const entry = this.#used++
    this.#spots[entry] = spot
    this.#next[entry] = this.#heads[score] ?? -1
    this.#heads[score] = entry
    this.#counts[score] = (this.#counts[score] ?? 0) + 1
    this.#atFloorOrAbove += 1
    for (;;) {
      const without = this.#atFloorOrAbove - (this.#counts[this.floor] ?? 0)
      if (without < this.#wanted) return
      this.#atFloorOrAbove = without
      this.floor += 1
    }
  }

  /**
   * The spots from place `offset` on, at most `limit`; `inOrder` orders spots of the same score.
   * @param firstOfEach leaves of these spots the first of each person who hasn't been seen at a higher score
   */
  page(
    offset: number,
    limit: number,
    inOrder: (spots: readonly number[]) => readonly number[],
    firstOfEach: (spots: readonly number[]) => readonly number[],
  ): { spot: number; score: number }[] {
    const page: { spot: number; score: number }[] = []
    let passed = 0
    for (let score = levels - 1; score >= this.floor && page.length < limit; score--) {
      if (this.#counts[score] === 0) continue
      const spots = firstOfEach(this.#level(score))
      if (passed + spots.length > offset) {
        const from = Math.max(0, offset - passed)
        for (const spot of inOrder(spots).slice(from, from + limit - page.length)) page.push({ spot, score })
      }
      passed += spots.length
    }
    return page
  }

  #level(score: number): number[] {
    const spots: number[] = []
    for (let entry = this.#heads[score] ?? -1; entry !== -1; entry = this.#next[entry] ?? -1)
      spots.push(this.#spots[entry] ?? 0)
    return spots
  }

  #grow(): void {
    const spots = new Int32Array(this.#spots.length * 2)
    spots.set(this.#spots)
    this.#spots = spots
    const next = new Int32Array(this.#next.length * 2)
    next.set(this.#next)
    this.#next = next
  }
}

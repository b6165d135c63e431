import { levels } from './sort-level.ts'

/**
 * Keeps whoever may still be among the first `wanted`, by score or what else they are sorted by: a list for each score,
 * and a floor that rises as better people come. Whoever could take several roles is offered for each. Equals are put in order only where the page
 * needs it. One list is used for search after search.
 */
export class TopK {
  /** Nobody below this score is wanted any more. */
  floor = 0
  #wanted = 0
  #atFloorOrAbove = 0
  #used = 0
  /** The highest score offered. */
  #top = -1
  #hits = new Int32Array(1024)
  #next = new Int32Array(1024)
  readonly #heads = new Int32Array(levels)
  readonly #counts = new Int32Array(levels)

  begin(wanted: number): void {
    this.floor = 0
    this.#wanted = wanted
    this.#atFloorOrAbove = 0
    this.#used = 0
    this.#top = -1
    this.#heads.fill(-1)
    this.#counts.fill(0)
  }

  /** Offers a hit whose score is at least the floor. */
  offer(hit: number, score: number): void {
    if (this.#used === this.#hits.length) this.#grow()
    const entry = this.#used++
    this.#hits[entry] = hit
    this.#next[entry] = this.#heads[score] ?? -1
    this.#heads[score] = entry
    this.#counts[score] = (this.#counts[score] ?? 0) + 1
    this.#atFloorOrAbove += 1
    if (score > this.#top) this.#top = score
    for (;;) {
      const without = this.#atFloorOrAbove - (this.#counts[this.floor] ?? 0)
      if (without < this.#wanted) return
      this.#atFloorOrAbove = without
      this.floor += 1
    }
  }

  /**
   * The hits from position `offset` on, at most `limit`; `inOrder` orders hits of the same score.
   * @param firstOfEach leaves of these hits the first of each person who hasn't been seen at a higher score
   */
  page(
    offset: number,
    limit: number,
    inOrder: (hits: readonly number[]) => readonly number[],
    firstOfEach: (hits: readonly number[]) => readonly number[],
  ): { hit: number; score: number }[] {
    const page: { hit: number; score: number }[] = []
    let passed = 0
    for (let score = this.#top; score >= this.floor && page.length < limit; score--) {
      if (this.#counts[score] === 0) continue
      const hits = firstOfEach(this.#level(score))
      if (passed + hits.length > offset) {
        const from = Math.max(0, offset - passed)
        for (const hit of inOrder(hits).slice(from, from + limit - page.length)) page.push({ hit, score })
      }
      passed += hits.length
    }
    return page
  }

  #level(score: number): number[] {
    const hits: number[] = []
    for (let entry = this.#heads[score] ?? -1; entry !== -1; entry = this.#next[entry] ?? -1)
      hits.push(this.#hits[entry] ?? 0)
    return hits
  }

  #grow(): void {
    const hits = new Int32Array(this.#hits.length * 2)
    hits.set(this.#hits)
    this.#hits = hits
    const next = new Int32Array(this.#next.length * 2)
    next.set(this.#next)
    this.#next = next
  }
}

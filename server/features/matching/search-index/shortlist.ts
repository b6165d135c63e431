/** Scores are whole numbers from 0 to 100. */
const levels = 101

/**
 * Keeps whoever may still be among the first `wanted`, by score: a list for each score, and a floor that rises as
 * better people come. Equals are put in order only where the page needs it. One list is used for search after search.
 */
export class Shortlist {
  /** Nobody below this score is wanted any more. */
  floor = 0
  #wanted = 0
  #atFloorOrAbove = 0
  #used = 0
  #slots = new Int32Array(1024)
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

  /** Offers a slot whose score is at least the floor. */
  offer(slot: number, score: number): void {
    if (this.#used === this.#slots.length) this.#grow()
    const entry = this.#used++
    this.#slots[entry] = slot
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

  /** The slots from place `offset` on, at most `limit`; `inOrder` orders slots of the same score. */
  page(
    offset: number,
    limit: number,
    inOrder: (slots: readonly number[]) => readonly number[],
  ): { slot: number; score: number }[] {
    const page: { slot: number; score: number }[] = []
    let passed = 0
    for (let score = levels - 1; score >= this.floor && page.length < limit; score--) {
      const count = this.#counts[score] ?? 0
      if (count > 0 && passed + count > offset) {
        const from = Math.max(0, offset - passed)
        for (const slot of inOrder(this.#level(score)).slice(from, from + limit - page.length))
          page.push({ slot, score })
      }
      passed += count
    }
    return page
  }

  #level(score: number): number[] {
    const slots: number[] = []
    for (let entry = this.#heads[score] ?? -1; entry !== -1; entry = this.#next[entry] ?? -1)
      slots.push(this.#slots[entry] ?? 0)
    return slots
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2)
    slots.set(this.#slots)
    this.#slots = slots
    const next = new Int32Array(this.#next.length * 2)
    next.set(this.#next)
    this.#next = next
  }
}

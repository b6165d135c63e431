/** Numbers a slot has here, side by side so that scoring a person reads one stretch of memory. */
const perSlot = 4

/** What a person is ranked by beside their bits. */
export class RankedFacts {
  readonly #facts: Int32Array

  constructor(slots: number) {
    this.#facts = new Int32Array(slots * perSlot)
  }

  set(slot: number, facts: { availability: number; zone: number; spare: number; ratingSum: number; feedbackCount: number }): void {
    const at = slot * perSlot
    this.#facts[at] = facts.availability
    this.#facts[at + 1] = (facts.zone << 16) | facts.spare
    this.#facts[at + 2] = facts.ratingSum
    this.#facts[at + 3] = facts.feedbackCount
  }

  /** 21 half-day parts, see `working-overlap`. */
  availability(slot: number): number {
    return this.#facts[slot * perSlot] ?? 0
  }

  /** Number of the zone in the reference; past its end for one that isn't there. */
  zone(slot: number): number {
    return (this.#facts[slot * perSlot + 1] ?? 0) >>> 16
  }

  spare(slot: number): number {
    return (this.#facts[slot * perSlot + 1] ?? 0) & 0xffff
  }

  ratingSum(slot: number): number {
    return this.#facts[slot * perSlot + 2] ?? 0
  }

  feedbackCount(slot: number): number {
    return this.#facts[slot * perSlot + 3] ?? 0
  }
}

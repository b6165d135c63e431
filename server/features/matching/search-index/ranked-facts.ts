import { ReviewClasses } from './review-classes.ts'

/** Numbers a slot has here: the fewer, the more people's facts stay close to the processor. */
const perSlot = 2
const availabilityBits = 21
const spareBits = 9

/** What a person is ranked by beside their bits, in 64 bits a slot. */
export class RankedFacts {
  readonly reviews = new ReviewClasses()
  readonly #facts: Int32Array

  constructor(slots: number) {
    this.#facts = new Int32Array(slots * perSlot)
  }

  set(
    slot: number,
    facts: { availability: number; zone: number; spare: number; ratingSum: number; feedbackCount: number },
  ): void {
    const reviewClass = this.reviews.classOf(facts.ratingSum, facts.feedbackCount)
    this.#facts[slot * perSlot] = facts.availability | (facts.zone << availabilityBits)
    this.#facts[slot * perSlot + 1] = facts.spare | (reviewClass << spareBits)
  }

  /** 21 half-day parts, see `working-overlap`. */
  availability(slot: number): number {
    return (this.#facts[slot * perSlot] ?? 0) & ((1 << availabilityBits) - 1)
  }

  /** Number of the zone in the reference; past its end for one that isn't there. */
  zone(slot: number): number {
    return (this.#facts[slot * perSlot] ?? 0) >>> availabilityBits
  }

  spare(slot: number): number {
    return (this.#facts[slot * perSlot + 1] ?? 0) & ((1 << spareBits) - 1)
  }

  reviewClass(slot: number): number {
    return (this.#facts[slot * perSlot + 1] ?? 0) >>> spareBits
  }

  ratingSum(slot: number): number {
    return this.reviews.ratingSum(this.reviewClass(slot))
  }

  feedbackCount(slot: number): number {
    return this.reviews.feedbackCount(this.reviewClass(slot))
  }
}

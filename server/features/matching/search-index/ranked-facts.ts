import { ReviewClasses } from './review-classes.ts'

/** Numbers a slot has here: the fewer, the more people's facts stay close to the processor. */
export const perSlot = 2
/** The first number: availability, and above it the zone. */
export const availabilityBits = 21
/** The second: spare hours, and above them the class of the reviews. */
export const spareBits = 9

/** 21 half-day parts, from the first number; see `working-overlap`. */
export function availabilityOf(first: number): number {
  return first & ((1 << availabilityBits) - 1)
}

/** Number of the zone in the reference; past its end for one that isn't there. */
export function zoneOf(first: number): number {
  return first >>> availabilityBits
}

export function spareOf(second: number): number {
  return second & ((1 << spareBits) - 1)
}

export function reviewClassOf(second: number): number {
  return second >>> spareBits
}

/** What a person is ranked by beside their bits, in 64 bits a slot. */
export class RankedFacts {
  readonly reviews = new ReviewClasses()
  /** `perSlot` numbers a slot. */
  readonly #numbers: Int32Array

  constructor(slots: number) {
    this.#numbers = new Int32Array(slots * perSlot)
  }

  set(
    slot: number,
    facts: {
      availability: number
      zone: number
      spare: number
      ratingSum: number
      feedbackCount: number
      reviewDays: number
    },
  ): void {
    const reviewClass = this.reviews.classOf(facts.ratingSum, facts.feedbackCount, facts.reviewDays)
    this.#numbers[slot * perSlot] = facts.availability | (facts.zone << availabilityBits)
    this.#numbers[slot * perSlot + 1] = facts.spare | (reviewClass << spareBits)
  }

  /** Both numbers of a slot. */
  of(slot: number): readonly [number, number] {
    return [this.#numbers[slot * perSlot] ?? 0, this.#numbers[slot * perSlot + 1] ?? 0]
  }

  availability(slot: number): number {
    return availabilityOf(this.#numbers[slot * perSlot] ?? 0)
  }

  zone(slot: number): number {
    return zoneOf(this.#numbers[slot * perSlot] ?? 0)
  }

  spare(slot: number): number {
    return spareOf(this.#numbers[slot * perSlot + 1] ?? 0)
  }

  ratingSum(slot: number): number {
    return this.reviews.ratingSum(this.#reviewClass(slot))
  }

  feedbackCount(slot: number): number {
    return this.reviews.feedbackCount(this.#reviewClass(slot))
  }

  #reviewClass(slot: number): number {
    return reviewClassOf(this.#numbers[slot * perSlot + 1] ?? 0)
  }
}

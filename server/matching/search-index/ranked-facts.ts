import { ReviewClasses } from './review-classes.ts'

/** Numbers a docId has here: the fewer, the more people's facts stay close to the processor. */
export const perDoc = 2
/** The first number: availability, and above it the zone. */
export const availabilityBits = 21
/** The second: spare hours, and above them the class of the reviews. */
export const spareBits = 9
/** The most spare hours the schema allows (`available_hours_per_month`). */
export const maxSpareHours = 400

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

/** What a person is ranked by beside their bits, in 64 bits a docId. */
export class RankedFacts {
  readonly reviews = new ReviewClasses()
  /** `perDoc` numbers a docId. */
  readonly #numbers: Int32Array

  constructor(docIds: number) {
    this.#numbers = new Int32Array(docIds * perDoc)
  }

  set(
    docId: number,
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
    this.#numbers[docId * perDoc] = facts.availability | (facts.zone << availabilityBits)
    this.#numbers[docId * perDoc + 1] = facts.spare | (reviewClass << spareBits)
  }

  /** The first number of a docId. */
  week(docId: number): number {
    return this.#numbers[docId * perDoc] ?? 0
  }

  /** The second number of a docId. */
  reviewsAndSpare(docId: number): number {
    return this.#numbers[docId * perDoc + 1] ?? 0
  }

  zone(docId: number): number {
    return zoneOf(this.#numbers[docId * perDoc] ?? 0)
  }

  ratingSum(docId: number): number {
    return this.reviews.ratingSum(this.#reviewClass(docId))
  }

  feedbackCount(docId: number): number {
    return this.reviews.feedbackCount(this.#reviewClass(docId))
  }

  #reviewClass(docId: number): number {
    return reviewClassOf(this.#numbers[docId * perDoc + 1] ?? 0)
  }
}

import { reviewShare } from '../../../rules/ratings.ts'
import { workingHalfHours } from '../../../rules/working-overlap.ts'
import { bitCount } from './feature-bits.ts'
import type { OverlapTables } from './overlap-tables.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** The parts of a score beside roles, skills and tools: those that are reckoned person by person. */
export class RestOfScore {
  readonly #plan: SearchPlan
  readonly #people: SearchableAssistants
  readonly #overlaps: OverlapTables

  constructor(plan: SearchPlan, people: SearchableAssistants, overlaps: OverlapTables) {
    this.#plan = plan
    this.#people = people
    this.#overlaps = overlaps
  }

  /** What the person in a slot gets for all of them together. */
  points(slot: number): number {
    return this.#overlapPoints(this.#halfHours(slot)) + this.#slotPoints(this.#slots(slot)) + this.#hourPoints(slot) + this.#reviewPoints(slot)
  }

  /** The same one by one, with what they are reckoned from. */
  parts(slot: number) {
    const halfHours = this.#halfHours(slot)
    const slots = this.#slots(slot)
    return {
      halfHours,
      slots,
      overlap: this.#overlapPoints(halfHours),
      availabilities: this.#slotPoints(slots),
      hours: this.#hourPoints(slot),
      reviews: this.#reviewPoints(slot),
    }
  }

  #halfHours(slot: number): number {
    const row = this.#plan.overlapRows[this.#people.facts.zone(slot)] ?? -1
    return row === -1 ? 0 : this.#overlaps.of(row, this.#people.facts.availability(slot))
  }

  #slots(slot: number): number {
    return this.#plan.slotsAsked === 0 ? 0 : bitCount((this.#people.facts.availability(slot)) & this.#plan.slots)
  }

  #overlapPoints(halfHours: number): number {
    return Math.floor((this.#plan.weights.overlap * halfHours) / workingHalfHours)
  }

  #slotPoints(slots: number): number {
    return slots === 0 ? 0 : Math.floor((this.#plan.weights.availabilities * slots) / this.#plan.slotsAsked)
  }

  #hourPoints(slot: number): number {
    const enough = 2 * this.#plan.hoursAsked
    return Math.floor((this.#plan.weights.hours * Math.min(this.#people.facts.spare(slot), enough)) / enough)
  }

  #reviewPoints(slot: number): number {
    const { numerator, denominator } = reviewShare(this.#people.facts.ratingSum(slot), this.#people.facts.feedbackCount(slot))
    return Math.floor((this.#plan.weights.reviews * numerator) / denominator)
  }
}

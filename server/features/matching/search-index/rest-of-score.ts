import { partPoints } from '../../../rules/match-weights.ts'
import { workingHalfHours } from '../../../rules/working-overlap.ts'
import { bitCount } from './bit-count.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityBits, spareBits, spareOf, type RankedFacts } from './ranked-facts.ts'
import type { SearchPlan } from './search-plan.ts'

const everyPart = (1 << availabilityBits) - 1

/** Points by working half hours, for each weight the overlap can have. */
const overlapPoints = new Map<number, Uint8Array>()

function overlapPointsAt(weight: number): Uint8Array {
  let points = overlapPoints.get(weight)
  if (!points) {
    points = Uint8Array.from({ length: workingHalfHours + 1 }, (_, halfHours) =>
      partPoints(weight, halfHours, workingHalfHours),
    )
    overlapPoints.set(weight, points)
  }
  return points
}

const mostHoursKept = 1_000
/** Points by spare hours, for each weight and enough hours asked lately. */
const hourPoints = new Map<number, Uint8Array>()

function hourPointsAt(weight: number, enough: number): Uint8Array {
  const key = enough * 128 + weight
  let points = hourPoints.get(key)
  if (!points) {
    points = Uint8Array.from({ length: 1 << spareBits }, (_, spare) =>
      spare >= enough ? weight : partPoints(weight, spare, enough),
    )
    if (hourPoints.size === mostHoursKept) hourPoints.clear()
    hourPoints.set(key, points)
  }
  return points
}

/** The parts of a score beside roles, skills and tools: those that are reckoned person by person. */
export class RestOfScore {
  readonly #facts: RankedFacts
  readonly #overlaps: OverlapTables
  readonly #overlapRows: Int32Array
  readonly #overlapPoints: Uint8Array
  readonly #slots: number
  readonly #slotsAsked: number
  readonly #slotWeight: number
  readonly #hourPoints: Uint8Array
  readonly #reviewPoints: Uint8Array
  /** What the best reviewed of all get. */
  readonly mostReviewPoints: number

  constructor(plan: SearchPlan, facts: RankedFacts, overlaps: OverlapTables) {
    this.#facts = facts
    this.#overlaps = overlaps
    this.#overlapRows = plan.overlapRows
    this.#overlapPoints = overlapPointsAt(plan.weights.overlap)
    this.#slots = plan.slots
    this.#slotsAsked = plan.slotsAsked
    this.#slotWeight = plan.weights.availabilities
    this.#hourPoints = hourPointsAt(plan.weights.hours, 2 * plan.hoursAsked)
    const { points, most } = facts.reviews.pointsAt(plan.weights.reviews)
    this.#reviewPoints = points
    this.mostReviewPoints = most
  }

  /** What a person with these facts gets for all of them together: the sum of the four, as one stretch of code. */
  points(first: number, second: number): number {
    const row = this.#overlapRows[first >>> availabilityBits] ?? -1
    let points = (this.#reviewPoints[second >>> spareBits] ?? 0) + (this.#hourPoints[spareOf(second)] ?? 0)
    if (row !== -1) points += this.#overlapPoints[this.#overlaps.of(row, first & everyPart)] ?? 0
    if (this.#slotsAsked !== 0) points += partPoints(this.#slotWeight, bitCount(first & this.#slots), this.#slotsAsked)
    return points
  }

  overlap(slot: number): number {
    return this.#overlapPoints[this.halfHours(slot)] ?? 0
  }

  availabilities(slot: number): number {
    return this.#slotsAsked === 0 ? 0 : partPoints(this.#slotWeight, this.slots(slot), this.#slotsAsked)
  }

  hours(slot: number): number {
    return this.#hourPoints[this.#facts.spare(slot)] ?? 0
  }

  reviews(slot: number): number {
    return this.#reviewPoints[this.#facts.reviewClass(slot)] ?? 0
  }

  /** Half hours of the viewer's working day the person works in. */
  halfHours(slot: number): number {
    const row = this.#overlapRows[this.#facts.zone(slot)] ?? -1
    return row === -1 ? 0 : this.#overlaps.of(row, this.#facts.availability(slot))
  }

  /** Asked parts of the week the person has. */
  slots(slot: number): number {
    return bitCount(this.#facts.availability(slot) & this.#slots)
  }
}

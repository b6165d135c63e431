import { partPoints, sharedTimePoints } from '../../rules/match-weights.ts'
import { expertiseShare, type KeyKnowledge } from '../../rules/role-fit.ts'
import { workingHalfHours } from '../../rules/working-overlap.ts'
import { bitCount } from './bit-count.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { availabilityOf, reviewClassOf, spareBits, spareOf, zoneOf, type RankedFacts } from './ranked-facts.ts'
import { fits, knownOf, maxKnownTogether } from './role-fits.ts'
import type { RequestedRole, SearchPlan } from './search-plan.ts'

/** Where the points of those who share a window begin. */
const withWindow = workingHalfHours + 1
/** Points by working half hours, for each weight the overlap can have. */
const overlapPoints = new Map<number, Uint8Array>()

function overlapPointsAt(weight: number): Uint8Array {
  let points = overlapPoints.get(weight)
  if (!points) {
    points = Uint8Array.from({ length: 2 * withWindow }, (_, at) =>
      sharedTimePoints(weight, at >= withWindow, at % withWindow, workingHalfHours),
    )
    overlapPoints.set(weight, points)
  }
  return points
}

/** Points by asked parts of the week, for each weight and number of them: all are shared or not. */
const slotPoints = new Map<number, Uint8Array>()

function slotPointsAt(weight: number, wanted: number): Uint8Array {
  const key = weight * 32 + wanted
  let points = slotPoints.get(key)
  if (!points) {
    points = Uint8Array.from({ length: wanted + 1 }, (_, slots) =>
      wanted === 0 ? 0 : sharedTimePoints(weight, slots === wanted, slots, wanted),
    )
    slotPoints.set(key, points)
  }
  return points
}

const maxHoursStored = 1_000
/** Points by spare hours, for each weight and enough hours asked lately. */
const hourPoints = new Map<number, Uint8Array>()

function hourPointsAt(weight: number, enough: number): Uint8Array {
  const key = enough * 128 + weight
  let points = hourPoints.get(key)
  if (!points) {
    points = Uint8Array.from({ length: 1 << spareBits }, (_, spare) =>
      spare >= enough ? weight : partPoints(weight, spare, enough),
    )
    if (hourPoints.size === maxHoursStored) hourPoints.clear()
    hourPoints.set(key, points)
  }
  return points
}

/** Points by fit, for each weight and number of key skills and tools there are. */
const expertisePoints = new Map<number, Uint8Array>()

function expertisePointsAt(weight: number, key: KeyKnowledge): Uint8Array {
  const name = (key.skills * 16 + key.tools) * 128 + weight
  let points = expertisePoints.get(name)
  if (!points) {
    points = Uint8Array.from({ length: fits }, (_, fit) => {
      const { numerator, denominator } = expertiseShare(knownOf(fit), key)
      return Math.min(weight, partPoints(weight, numerator, denominator))
    })
    expertisePoints.set(name, points)
  }
  return points
}

/** The most points of whoever knows so many key skills and tools together, for each weight and number of them there are. */
const maxExpertise = new Map<number, Uint8Array>()

function maxExpertiseAt(weight: number, key: KeyKnowledge): Uint8Array {
  const name = (key.skills * 16 + key.tools) * 128 + weight
  let points = maxExpertise.get(name)
  if (!points) {
    points = Uint8Array.from({ length: maxKnownTogether + 1 }, (_, known) => {
      const { numerator, denominator } = expertiseShare({ skills: known, tools: 0 }, key)
      return Math.min(weight, partPoints(weight, numerator, denominator))
    })
    maxExpertise.set(name, points)
  }
  return points
}

/** The parts of a score for one role beside roles, skills and tools: those that are reckoned person by person. */
export class RestOfScore {
  readonly #overlaps: OverlapTables
  readonly #rows: Int32Array
  readonly #windows: Int32Array
  readonly #overlapPoints: Uint8Array
  readonly #slots: number
  readonly #slotPoints: Uint8Array
  readonly #hourPoints: Uint8Array
  readonly #reviewPoints: Uint8Array
  readonly #expertisePoints: Uint8Array
  readonly #maxExpertise: Uint8Array
  /** The most that overlap, asked parts of the week and reviews can give. */
  readonly #maxBesideHours: number
  /** The same with hours. */
  readonly maxBesideExpertise: number

  constructor(plan: SearchPlan, role: RequestedRole, facts: RankedFacts, overlaps: OverlapTables) {
    this.#overlaps = overlaps
    this.#rows = plan.zoneOverlaps.rows
    this.#windows = plan.zoneOverlaps.windows
    this.#overlapPoints = overlapPointsAt(plan.weights.overlap)
    this.#slots = plan.slots
    this.#slotPoints = slotPointsAt(plan.weights.availabilities, plan.requestedSlots)
    this.#hourPoints = hourPointsAt(plan.weights.hours, 2 * role.hours)
    const { points, max } = facts.reviews.pointsAt(plan.weights.reviews, plan.quarter)
    this.#reviewPoints = points
    this.#expertisePoints = expertisePointsAt(plan.weights.expertise, role.key)
    this.#maxExpertise = maxExpertiseAt(plan.weights.expertise, role.key)
    this.#maxBesideHours = plan.weights.overlap + plan.weights.availabilities + max
    this.maxBesideExpertise = this.#maxBesideHours + plan.weights.hours
  }

  /** What a person with this second fact gets for reviews and hours. */
  reviewsAndHours(second: number): number {
    return (this.#reviewPoints[reviewClassOf(second)] ?? 0) + (this.#hourPoints[spareOf(second)] ?? 0)
  }

  /** What a person with this first fact gets for overlap and asked parts of the week. */
  week(first: number): number {
    return this.overlap(first) + this.availabilities(first)
  }

  /** The most that someone can get for all of them together. @param spare at most their hours. @param known at most their key skills and tools */
  max(spare: number, known: number): number {
    return this.#maxBesideHours + (this.#hourPoints[spare] ?? 0) + (this.#maxExpertise[known] ?? 0)
  }

  /** What knowing the role's key skills and tools gives. */
  expertise(fit: number): number {
    return this.#expertisePoints[fit] ?? 0
  }

  overlap(first: number): number {
    const zone = zoneOf(first)
    const row = this.#rows[zone] ?? -1
    if (row === -1) return 0
    const shares = (first & (this.#windows[zone] ?? 0)) !== 0
    return this.#overlapPoints[this.#overlaps.of(row, availabilityOf(first)) + (shares ? withWindow : 0)] ?? 0
  }

  availabilities(first: number): number {
    return this.#slotPoints[this.slots(first)] ?? 0
  }

  hours(spare: number): number {
    return this.#hourPoints[spare] ?? 0
  }

  reviews(reviewClass: number): number {
    return this.#reviewPoints[reviewClass] ?? 0
  }

  /** Half hours of the viewer's working day someone with this first fact works in. */
  halfHours(first: number): number {
    const row = this.#rows[zoneOf(first)] ?? -1
    return row === -1 ? 0 : this.#overlaps.of(row, availabilityOf(first))
  }

  /** Asked parts of the week they have. */
  slots(first: number): number {
    return bitCount(availabilityOf(first) & this.#slots)
  }
}

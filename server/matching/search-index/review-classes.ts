import { partPoints } from '../../rules/match-weights.ts'
import { reviewEighths, reviewQuarter, reviewShare } from '../../rules/ratings.ts'

export interface ReviewPoints {
  points: Uint8Array
  /** How many classes are reckoned. */
  classes: number
  max: number
}

/**
 * People with the same sum and number of ratings, from the same quarter of a year, are of one class: what reviews give
 * is reckoned once a class and weight, and then looked up.
 */
export class ReviewClasses {
  readonly #classes = new Map<number | string, number>()
  readonly #sums: number[] = []
  readonly #counts: number[] = []
  readonly #quarters: (number | null)[] = []
  readonly #pointsByWeight = new Map<number, ReviewPoints>()
  /** The quarter that the points are reckoned for. */
  #now = -1

  classOf(ratingSum: number, feedbackCount: number, reviewDays: number): number {
    const quarter = reviewQuarter(reviewDays, feedbackCount)
    const key = classKey(ratingSum, feedbackCount, quarter)
    const known = this.#classes.get(key)
    if (known !== undefined) return known
    const next = this.#sums.length
    this.#classes.set(key, next)
    this.#sums.push(ratingSum)
    this.#counts.push(feedbackCount)
    this.#quarters.push(quarter)
    return next
  }

  ratingSum(reviewClass: number): number {
    return this.#sums[reviewClass] ?? 0
  }

  feedbackCount(reviewClass: number): number {
    return this.#counts[reviewClass] ?? 0
  }

  /** The points of every class there is at this weight in this quarter, by class, and the most of them. */
  pointsAt(weight: number, now: number): ReviewPoints {
    if (this.#now !== now) {
      this.#now = now
      this.#pointsByWeight.clear()
    }
    let reckoned = this.#pointsByWeight.get(weight)
    if (!reckoned) {
      reckoned = { points: new Uint8Array(1024), classes: 0, max: 0 }
      this.#pointsByWeight.set(weight, reckoned)
    }
    if (reckoned.points.length < this.#sums.length) {
      const grown = new Uint8Array(this.#sums.length * 2)
      grown.set(reckoned.points)
      reckoned.points = grown
    }
    for (; reckoned.classes < this.#sums.length; reckoned.classes += 1) {
      const eighths = reviewEighths(this.#quarters[reckoned.classes] ?? null, now)
      const share = reviewShare(this.ratingSum(reckoned.classes), this.feedbackCount(reckoned.classes), eighths)
      const points = partPoints(weight, share.numerator, share.denominator)
      reckoned.points[reckoned.classes] = points
      reckoned.max = Math.max(reckoned.max, points)
    }
    return reckoned
  }
}

const countLimit = 2 ** 16
const sumLimit = 2 ** 19
const quarterLimit = 2 ** 12

/** One number wherever they fit in one, which is found without making a text. */
function classKey(ratingSum: number, feedbackCount: number, quarter: number | null): number | string {
  const turn = quarter === null ? 0 : quarter + 1
  if (ratingSum >= sumLimit || feedbackCount >= countLimit || turn >= quarterLimit)
    return `${ratingSum}/${feedbackCount}/${quarter}`
  return (ratingSum * countLimit + feedbackCount) * quarterLimit + turn
}

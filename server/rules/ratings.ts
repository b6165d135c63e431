// A new person starts a little below the average of everyone, as if five clients had said 4.2, and moves away from it
// with every review: one bad day doesn't bury anybody and one good day doesn't crown anybody. What was said long ago
// moves them less.
const priorCount = 5
const priorSum = 21
const lowestRating = 3

/** Reviews are dated by the mean of their days, counted from here. */
const firstDay = Date.UTC(2020, 0, 1)
const dayLength = 86_400_000
/** Three months. */
const daysPerQuarter = 91
const eighths = 8
/** However old, a quarter of what they were. */
const leastEighths = 2

/** The day a review counts with: days since 2020-01-01, UTC. */
export function reviewDay(written: Date): number {
  return Math.max(0, Math.floor((written.getTime() - firstDay) / dayLength))
}

/** The quarter an instant falls in, of 91 days, since 2020. */
export function quarterOf(instant: Date): number {
  return Math.floor(reviewDay(instant) / daysPerQuarter)
}

/**
 * The quarter that someone's reviews are from on average; null where their days aren't known.
 * @param reviewDays sum of the days of the shown reviews
 */
export function reviewQuarter(reviewDays: number, count: number): number | null {
  return reviewDays === 0 ? null : Math.floor(Math.floor(reviewDays / count) / daysPerQuarter)
}

/** How much reviews still say, in eighths: all in the quarter they are from, an eighth less in each one after. */
export function reviewEighths(quarter: number | null, now: number): number {
  return quarter === null ? eighths : Math.min(eighths, Math.max(leastEighths, eighths - (now - quarter)))
}

/**
 * The part of a match score that reviews earn, as a fraction: 0 at a mean of 3 or below, 1 at 5.
 * @param weight how much they still say, in eighths
 */
export function reviewShare(
  ratingSum: number,
  count: number,
  weight: number = eighths,
): { numerator: number; denominator: number } {
  const people = weight * count + eighths * priorCount
  const sum = weight * ratingSum + eighths * priorSum
  return { numerator: Math.max(0, sum - lowestRating * people), denominator: 2 * people }
}

/** B5.6: mean of the shown ratings over 5; null before the first. */
export function assistantRating(ratingSum: number, count: number): number | null {
  return count === 0 ? null : ratingSum / (5 * count)
}

/** From this many reviews on, a good standing is called one. */
export const reviewsToBeWellReviewed = 5

/** The mean of the shown ratings as it is shown, in hundredths: 476 for 4.76; 0 before the first. */
export function displayedRating(ratingSum: number, feedbackCount: number): number {
  return feedbackCount === 0 ? 0 : Math.floor((200 * ratingSum + feedbackCount) / (2 * feedbackCount))
}

// A new person starts from the average of everyone, as if five clients had said 4.6, and moves away from it with
// every review: one bad day doesn't bury anybody and one good day doesn't crown anybody.
const priorCount = 5
const priorSum = 23
const lowestRating = 3

/** The part of a match score that reviews earn, as a fraction: 0 at a mean of 3 or below, 1 at 5. */
export function reviewShare(ratingSum: number, count: number): { numerator: number; denominator: number } {
  const people = count + priorCount
  return { numerator: Math.max(0, ratingSum + priorSum - lowestRating * people), denominator: 2 * people }
}

/** B5.6: mean of the shown ratings over 5; null before the first. */
export function assistantRating(ratingSum: number, count: number): number | null {
  return count === 0 ? null : ratingSum / (5 * count)
}

/** From this many reviews on, a good standing is called one. */
export const reviewsToBeWellReviewed = 5

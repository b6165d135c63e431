import { displayedRating } from '../../rules/ratings.ts'
import { reviewClassOf, spareOf, type RankedFacts } from './ranked-facts.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { SearchPlan } from './search-plan.ts'

/** Scores and all else that people are sorted by are whole numbers below this. */
export const levels = 512

/** What someone with these two facts is sorted by: more comes first. */
export type LevelOf = (first: number, second: number) => number

/** Null where scores decide. */
export function levelOf({ sort }: SearchPlan, rest: RestOfScore, { reviews }: RankedFacts): LevelOf | null {
  switch (sort) {
    case 'match':
      return null
    case 'free_hours':
      return (_first, second) => spareOf(second)
    case 'rating':
      return (_first, second) => {
        const reviewClass = reviewClassOf(second)
        return displayedRating(reviews.ratingSum(reviewClass), reviews.feedbackCount(reviewClass))
      }
    case 'shared_hours':
      return (first) => rest.halfHours(first)
  }
}

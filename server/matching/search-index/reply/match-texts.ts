import { reviewsToBeWellReviewed } from '../../../rules/ratings.ts'

/** 'Speaks French and Spanish', 'Speaks French, 1 of your 2 languages', 'Doesn’t speak French' */
export function languagesText(spoken: readonly string[], wanted: readonly string[]): string {
  const list = new Intl.ListFormat('en-CA', { type: 'conjunction' })
  if (spoken.length === wanted.length) return `Speaks ${list.format(spoken)}`
  if (spoken.length > 0) return `Speaks ${list.format(spoken)}, ${spoken.length} of your ${wanted.length} languages`
  return wanted.length === 1 ? `Doesn’t speak ${wanted[0]}` : `None of your ${wanted.length} languages`
}

/** 0 for someone without reviews, 1 with, 2 well reviewed. */
export function reviewsLevel(count: number, points: number, weight: number): 0 | 1 | 2 {
  if (count === 0) return 0
  return count >= reviewsToBeWellReviewed && points * 4 >= weight * 3 ? 2 : 1
}

/** By the level of the reviews. */
export const reviewsTexts = ['New here', 'Reviewed by clients', 'Well reviewed by clients'] as const

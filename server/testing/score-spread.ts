import type { Found } from '../matching/search-index/built-index.ts'

const firstPage = 12
const hundred = 100

/** What a search's scores tell of the people found. */
export interface Spread {
  readonly best: number
  /** Different scores among the first twelve. */
  readonly different: number
  /** Points between the first and the hundredth. */
  readonly span: number
  /** Share of people without a review among the first twelve, and among the first hundred. */
  readonly newAhead: number
  readonly newAmongHundred: number
}

const share = (people: readonly { feedback_count: number }[]) =>
  people.filter(({ feedback_count }) => feedback_count === 0).length / people.length

/** Null for a search that finds fewer than a hundred. */
export function spreadOf(found: Found): Spread | null {
  if (found.count < hundred) return null
  const scores = found.scores()
  const people = found.candidates()
  return {
    best: scores[0] ?? 0,
    different: new Set(scores.slice(0, firstPage)).size,
    span: (scores[0] ?? 0) - (scores[hundred - 1] ?? 0),
    newAhead: share(people.slice(0, firstPage)),
    newAmongHundred: share(people),
  }
}

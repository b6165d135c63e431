import type { Found } from '../../server/features/matching/search-index/built-index.ts'
import { percentile } from '../search/figures.ts'

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

export function spreadInWords(spreads: readonly Spread[]): string {
  const figure = (of: (spread: Spread) => number) => {
    const figures = spreads.map(of)
    return `${percentile(figures, 0.5)} (${percentile(figures, 0)} to ${percentile(figures, 1)})`
  }
  const mean = (of: (spread: Spread) => number) =>
    (spreads.reduce((sum, spread) => sum + of(spread), 0) / spreads.length).toFixed(2)
  return [
    `${spreads.length} searches`,
    `best ${figure(({ best }) => best)}`,
    `different among twelve ${figure(({ different }) => different)}`,
    `span of a hundred ${figure(({ span }) => span)}`,
    `new among twelve ${mean(({ newAhead }) => newAhead)}, a hundred ${mean(({ newAmongHundred }) => newAmongHundred)}`,
  ].join(' · ')
}

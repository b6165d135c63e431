import type { Spread } from '../server/testing/score-spread.ts'
import { percentile } from './search/figures.ts'

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

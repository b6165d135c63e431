import type { Pair } from './collide.ts'
import type { Footprint } from './footprint.ts'
import type { NamedMove } from './moves.ts'

export interface Planned {
  readonly pair: Pair
  /** How many locks both take. */
  readonly inCommon: number
  readonly rounds: number
}

const sharedBy = (one: Footprint, other: Footprint) => [...one].filter((lock) => other.has(lock)).length

/**
 * Every two moves that have a lock in common, with how often they are to meet: `rounds` where two could each hold what the
 * other one wants, a tenth where there is only one lock to wait for, which makes no circle. `only`: those with this one.
 */
export function planPairs(
  moves: readonly NamedMove[],
  footprints: ReadonlyMap<string, Footprint>,
  { rounds, only }: { rounds: number; only: string | undefined },
): { pairs: number; planned: readonly Planned[] } {
  const footprintOf = ({ name }: NamedMove) => footprints.get(name) ?? new Set()
  const pairs = moves
    .flatMap((one, at) => moves.slice(at).map((other): Pair => [one, other]))
    .filter((pair) => only === undefined || pair.some(({ name }) => name === only))
  const planned = pairs
    .map((pair) => ({ pair, inCommon: sharedBy(footprintOf(pair[0]), footprintOf(pair[1])) }))
    .filter(({ inCommon }) => inCommon > 0)
    .map((each): Planned => ({ ...each, rounds: each.inCommon > 1 ? rounds : Math.ceil(rounds / 10) }))
  return { pairs: pairs.length, planned: planned.toSorted((a, b) => b.inCommon - a.inCommon) }
}

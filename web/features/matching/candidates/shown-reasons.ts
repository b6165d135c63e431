import type { MatchReason } from '@talentplace/contract/matching/search.routes'

/** Ticks on a card, at most. */
const ticks = 4

/** What a client looks for first. */
const order: readonly MatchReason['code'][] = [
  'skills',
  'tools',
  'overlap',
  'hours',
  'roles',
  'availabilities',
  'reviews',
]

/** The reasons a card ticks: those that gave points, what was asked for first. */
export function shownReasons(reasons: readonly MatchReason[]): MatchReason[] {
  return reasons
    .filter((reason) => reason.points > 0)
    .toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
    .slice(0, ticks)
}

import type { MatchReason } from '@talentplace/contract/matching/search.routes'

/** Ticks on a card, at most. */
const ticks = 4

/** What a client looks for first. */
const order: readonly MatchReason['code'][] = [
  'skills',
  'tools',
  'languages',
  'availabilities',
  'overlap',
  'expertise',
  'hours',
  'roles',
  'reviews',
]

/** Knowing one of a role's ten key skills is no reason for anybody. */
function isReason({ code, points, of }: MatchReason): boolean {
  return points > 0 && (code !== 'expertise' || points * 2 >= of)
}

/** The reasons a card ticks: those that gave points, what was asked for first. */
export function displayedReasons(reasons: readonly MatchReason[]): MatchReason[] {
  return reasons
    .filter(isReason)
    .toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
    .slice(0, ticks)
}

import { rolesThatCount } from './matches.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { isMain } from './role-fits.ts'
import type { SearchPlan } from './search-plan.ts'
import { placeOf, rosterOf } from './spot.ts'

/** The score of one spot; `rank` reckons those of 32 people together. */
export function scoreAt(plan: SearchPlan, rests: readonly RestOfScore[], spot: number): number {
  const roster = plan.viewed[rosterOf(spot)]?.roster
  const rest = rests[rosterOf(spot)]
  if (roster === undefined || rest === undefined) return 0
  const place = placeOf(spot)
  const fit = roster.fit(place)
  const held = (features: readonly number[]) => features.filter((feature) => roster.has(feature, place)).length
  const rolePoints = isMain(fit) ? plan.mainRolePoints : plan.sideRolePoints
  return (
    (rolePoints[rolesThatCount(plan, spot)] ?? 0) +
    rest.expertise(fit) +
    (plan.skillPoints[held(plan.skills)] ?? 0) +
    (plan.toolPoints[held(plan.tools)] ?? 0) +
    (plan.languagePoints[held(plan.languages)] ?? 0) +
    rest.week(roster.weeks[place] ?? 0) +
    rest.reviewsAndHours(roster.reviewsAndSpare[place] ?? 0)
  )
}

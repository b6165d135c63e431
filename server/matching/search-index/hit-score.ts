import { rolesThatCount } from './matches.ts'
import type { RestOfScore } from './rest-of-score.ts'
import { isMain } from './role-fits.ts'
import type { SearchPlan } from './search-plan.ts'
import { positionOf, partitionOf } from './hit.ts'

/** The score of one hit; `rank` reckons those of 32 people together. */
export function scoreAt(plan: SearchPlan, rests: readonly RestOfScore[], hit: number): number {
  const partition = plan.viewed[partitionOf(hit)]?.partition
  const rest = rests[partitionOf(hit)]
  if (partition === undefined || rest === undefined) return 0
  const position = positionOf(hit)
  const fit = partition.fit(position)
  const matched = (features: readonly number[]) => features.filter((feature) => partition.has(feature, position)).length
  const rolePoints = isMain(fit) ? plan.mainRolePoints : plan.sideRolePoints
  return (
    (rolePoints[rolesThatCount(plan, hit)] ?? 0) +
    rest.expertise(fit) +
    (plan.skillPoints[matched(plan.skills)] ?? 0) +
    (plan.toolPoints[matched(plan.tools)] ?? 0) +
    (plan.languagePoints[matched(plan.languages)] ?? 0) +
    rest.week(partition.weeks[position] ?? 0) +
    rest.reviewsAndHours(partition.reviewsAndSpare[position] ?? 0)
  )
}

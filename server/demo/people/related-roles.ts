import { popularityOf } from './role-popularity.ts'
import { Weighted } from './sampling.ts'
import type { Role } from './role.ts'

const inSameCategory = 0.25
const closest = 10

function overlap(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  if (left.size === 0 || right.size === 0) return 0
  let shared = 0
  for (const id of left) if (right.has(id)) shared += 1
  return shared / Math.sqrt(left.size * right.size)
}

/** For each role the ones people hold beside it: those sharing skills, tools or the category, common ones more often. */
export function relatedRoles(roles: readonly Role[]): Map<number, Weighted<Role>> {
  const known = roles.map((role) => ({
    role,
    skills: new Set(role.skills.items.map((skill) => skill.id)),
    tools: new Set(role.tools.items.map((tool) => tool.id)),
  }))
  return new Map(
    known.map((one) => {
      const scored = known
        .filter((other) => other !== one)
        .map((other): [Role, number] => {
          const closeness =
            2 * overlap(one.skills, other.skills) +
            overlap(one.tools, other.tools) +
            (one.role.category === other.role.category ? inSameCategory : 0)
          return [other.role, closeness ** 2 * Math.sqrt(popularityOf(other.role.slug))]
        })
        .sort(([, left], [, right]) => right - left)
      return [one.role.id, new Weighted(scored.slice(0, closest))]
    }),
  )
}

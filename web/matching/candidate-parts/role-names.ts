import type { Candidate } from '@talentplace/contract/matching/search.routes'

/** The names of a comma string of roles. A role's own name may hold a comma, which a space follows; those between names have none. */
export const roleNamesOf = (roles: string): string[] => roles.split(/,(?! )/).filter((name) => name !== '')

/**
 * A candidate's roles, read from the two aligned comma strings.
 * @param first ids of the roles to lead, in their order
 */
export function candidateRoles(
  { roles, role_ids }: Pick<Candidate, 'roles' | 'role_ids'>,
  first: readonly number[] = [],
): { id: number; value: string }[] {
  const ids = role_ids.split(',').map(Number)
  const all = roleNamesOf(roles).map((value, at) => ({ id: ids[at] ?? 0, value }))
  const leading = [...new Set(first)].flatMap((id) => all.filter((role) => role.id === id))
  return [...leading, ...all.filter((role) => !first.includes(role.id))]
}

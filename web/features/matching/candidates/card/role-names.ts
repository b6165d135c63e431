import type { Candidate } from '@talentplace/contract/matching/search.routes'

/**
 * A candidate's roles, read from the two aligned comma strings. A role's own name may hold a comma, which a space
 * follows; the commas between names have none.
 * @param first ids of the roles to lead, in their order
 */
export function candidateRoles(
  { roles, role_ids }: Pick<Candidate, 'roles' | 'role_ids'>,
  first: readonly number[] = [],
): { id: number; value: string }[] {
  const names = roles.split(/,(?! )/)
  const ids = role_ids.split(',').map(Number)
  const all = names.flatMap((value, at) => (value === '' ? [] : [{ id: ids[at] ?? 0, value }]))
  const leading = [...new Set(first)].flatMap((id) => all.filter((role) => role.id === id))
  return [...leading, ...all.filter((role) => !first.includes(role.id))]
}

import * as t from '@talentplace/contract/matching/messages/candidates'
/**
 * The heading above the results; it holds for any role name, so names are quoted as they are and never inflected.
 * @param roles the names of the roles being viewed
 */
export function resultsHeading(count: number, roles: readonly string[]): string {
  const [role] = roles
  return role !== undefined && roles.length === 1 ? t.foundForRole({ count, role }) : t.found({ count })
}

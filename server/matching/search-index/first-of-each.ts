/**
 * Leaves of hits of falling scores the first of each person: whoever could take several roles is found once for each,
 * and shown for the one that gives them most; of equal ones, for the role that was asked first.
 * @param roles how many roles there are; nobody is found twice for one
 */
export function firstOfEach(
  roles: number,
  docIdOf: (hit: number) => number,
): (hits: readonly number[]) => readonly number[] {
  if (roles < 2) return (hits) => hits
  const seen = new Set<number>()
  return (hits) => {
    // The number of a hit begins with the position of its role.
    const inRoleOrder = hits.toSorted((one, other) => one - other)
    return inRoleOrder.filter((hit) => {
      const docId = docIdOf(hit)
      if (seen.has(docId)) return false
      seen.add(docId)
      return true
    })
  }
}

/**
 * Leaves of spots of falling scores the first of each person: whoever could take several roles is found once for each,
 * and shown for the one that gives them most; of equal ones, for the role that was asked first.
 * @param roles how many roles there are; nobody is found twice for one
 */
export function firstOfEach(
  roles: number,
  slotOf: (spot: number) => number,
): (spots: readonly number[]) => readonly number[] {
  if (roles < 2) return (spots) => spots
  const seen = new Set<number>()
  return (spots) => {
    // The number of a spot begins with the place of its role.
    const inRoleOrder = spots.toSorted((one, other) => one - other)
    return inRoleOrder.filter((spot) => {
      const slot = slotOf(spot)
      if (seen.has(slot)) return false
      seen.add(slot)
      return true
    })
  }
}

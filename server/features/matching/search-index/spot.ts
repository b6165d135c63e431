// A spot is where a search found someone: which of the viewed roles' rosters, and the place in it, in one number.

const placeBits = 26
/** Places are below this. */
export const mostPlaces = 2 ** placeBits

/** @param roster which of the viewed roles, below 32 */
export function spotAt(roster: number, place: number): number {
  return roster * mostPlaces + place
}

export function rosterOf(spot: number): number {
  return spot >>> placeBits
}

export function placeOf(spot: number): number {
  return spot & (mostPlaces - 1)
}

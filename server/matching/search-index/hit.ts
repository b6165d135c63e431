// A hit is where a search found someone: which of the viewed roles' partitions, and the position in it, in one number.

const positionBits = 26
/** Positions are below this. */
const maxPositions = 2 ** positionBits

/** @param partition which of the viewed roles, below 32 */
export function hitAt(partition: number, position: number): number {
  return partition * maxPositions + position
}

export function partitionOf(hit: number): number {
  return hit >>> positionBits
}

export function positionOf(hit: number): number {
  return hit & (maxPositions - 1)
}

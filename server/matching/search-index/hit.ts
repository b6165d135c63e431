// A hit is where a search found someone: which of the viewed roles' partitions, and the position in it, in one number.

const positionBits = 26
/** Positions are below this. */
const mostPositions = 2 ** positionBits

/** @param partition which of the viewed roles, below 32 */
export function hitAt(partition: number, position: number): number {
  return partition * mostPositions + position
}

export function partitionOf(hit: number): number {
  return hit >>> positionBits
}

export function positionOf(hit: number): number {
  return hit & (mostPositions - 1)
}

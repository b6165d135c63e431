/**
 * The time that a tenth of the attempts stay below: what else the machine does lengthens the others, and nothing shortens
 * an attempt.
 */
export function fastest(milliseconds: readonly number[]): number {
  return milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length / 10)] ?? 0
}

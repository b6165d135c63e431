/** The whole number nearest to a fraction, of two as near the greater. */
export function nearest(above: bigint, below: bigint): bigint {
  const doubled = above * 2n + below
  const rest = ((doubled % (below * 2n)) + below * 2n) % (below * 2n)
  return (doubled - rest) / (below * 2n)
}

export const sum = (numbers: Iterable<bigint>): bigint => {
  let total = 0n
  for (const each of numbers) total += each
  return total
}

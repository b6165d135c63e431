/**
 * How much of itself memory grows by over the second half, when caches are warm and the heap has found its size: by the line through
 * the points that lies nearest to them. 0.1 is 10%.
 */
export function memorySlope(sizes: readonly number[]): number {
  const half = sizes.slice(Math.floor(sizes.length / 2))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (half.length - 1) / 2
  const level = mean(half)
  const spread = mean(half.map((_, at) => (at - middle) ** 2))
  if (spread === 0) return 0
  const slope = mean(half.map((size, at) => (at - middle) * (size - level))) / spread
  return (slope * (half.length - 1)) / level
}

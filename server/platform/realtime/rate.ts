/** Counts within windows of `windowMs`, in this process only; what it counts is forgotten with each window. */
export function createRate(options: { max: number; windowMs: number; now: () => number }) {
  const { max, windowMs, now } = options
  const counts = new Map<string, number>()
  let window = now()
  return {
    /** Counts `cost` for the subject; false beyond the limit. */
    admit(subject: string, cost = 1): boolean {
      if (now() - window >= windowMs) {
        counts.clear()
        window = now()
      }
      const count = (counts.get(subject) ?? 0) + cost
      counts.set(subject, count)
      return count <= max
    },
  }
}

/** From one instant to another; the second isn't part of it. */
export interface Interval {
  readonly start_at: Date
  readonly end_at: Date
}

/** An interval as its free parts, and what of it lies over something that is taken. Together they are the whole of it. */
export interface SplitInterval<Taken extends Interval> {
  readonly free: readonly Interval[]
  readonly overlaps: readonly (Interval & { readonly clash: Taken })[]
}

/** @param taken in the order of their starts */
export function splitInterval<Taken extends Interval>(
  { start_at, end_at }: Interval,
  taken: readonly Taken[],
): SplitInterval<Taken> {
  const free: Interval[] = []
  const overlaps: (Interval & { clash: Taken })[] = []
  let from = start_at
  for (const clash of taken) {
    const until = clash.end_at < end_at ? clash.end_at : end_at
    if (until <= from || clash.start_at >= end_at) continue
    if (clash.start_at > from) free.push({ start_at: from, end_at: clash.start_at })
    overlaps.push({ start_at: clash.start_at > from ? clash.start_at : from, end_at: until, clash })
    from = until
  }
  if (from < end_at) free.push({ start_at: from, end_at })
  return { free, overlaps }
}

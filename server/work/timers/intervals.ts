import { splitInterval, type Interval } from './split-interval.ts'

const byStart = (one: Interval, other: Interval) => +one.start_at - +other.start_at

/** What is in at least one of them, without overlaps. */
export function unionOf(all: readonly Interval[]): Interval[] {
  const union: { start_at: Date; end_at: Date }[] = []
  for (const { start_at, end_at } of all.filter((each) => each.end_at > each.start_at).toSorted(byStart)) {
    const last = union.at(-1)
    if (!last || start_at > last.end_at) union.push({ start_at, end_at })
    else if (end_at > last.end_at) last.end_at = end_at
  }
  return union
}

/** What is in some of the first and in none of the others. */
export function without(all: readonly Interval[], others: readonly Interval[]): Interval[] {
  const away = others.toSorted(byStart)
  return unionOf(all).flatMap((each) => splitInterval(each, away).free)
}

/** What is in both. */
export function both(all: readonly Interval[], others: readonly Interval[]): Interval[] {
  return without(all, without(all, others))
}

/** True where nothing of an interval is taken out of it. */
export function isWhole(left: readonly Interval[], { start_at, end_at }: Interval): boolean {
  const [only] = left
  return left.length === 1 && only?.start_at.getTime() === +start_at && only.end_at.getTime() === +end_at
}

import { nearest } from './whole.ts'

/** What seconds at a rate an hour come to. */
export const payOf = (seconds: bigint, hourly: bigint): bigint => nearest(seconds * hourly, 3600n)

/** What each stretch adds to the rounded sum of those before it. */
export function growth(intervals: readonly bigint[], hourly: bigint): bigint[] {
  let seconds = 0n
  return intervals.map((each) => {
    const before = payOf(seconds, hourly)
    seconds += each
    return payOf(seconds, hourly) - before
  })
}

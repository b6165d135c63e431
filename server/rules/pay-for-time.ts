const secondsAnHour = 3600n

/** What time comes to at a rate an hour: cents, rounded half up once. */
export function payForTime(seconds: number, centsAnHour: number): number {
  return Number((BigInt(seconds) * BigInt(centsAnHour) * 2n + secondsAnHour) / (secondsAnHour * 2n))
}

/**
 * What each of several stretches adds to their rounded sum, in their order; so they add up to it to the cent, and none is further
 * than a cent from what it comes to alone.
 */
export function sharesOfPay(intervals: readonly number[], centsAnHour: number): number[] {
  let seconds = 0
  let paid = 0
  return intervals.map((each) => {
    seconds += each
    const before = paid
    paid = payForTime(seconds, centsAnHour)
    return paid - before
  })
}

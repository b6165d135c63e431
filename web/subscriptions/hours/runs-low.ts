/** What of a period's hours is left when it is time to think of more: a fifth. */
const low = 5

/** Both in the same unit; with nothing left, or less, it is low in any case. */
export function runsLow({ remaining, granted }: { remaining: number; granted: number }): boolean {
  return remaining <= 0 || remaining * low <= granted
}

/** B5.4: the hours a month a person can still take on, never below 0. */
export function spareHours(availablePerMonth: number, committedPerMonth: number): number {
  return Math.max(0, availablePerMonth - committedPerMonth)
}

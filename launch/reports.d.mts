export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of each failure: where, which test, and the first line of what it said. */
  readonly failures: readonly string[]
}

export function readVitest(report: object): Counts
export function readPlaywright(report: object): Counts

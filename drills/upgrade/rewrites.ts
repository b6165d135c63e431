/** A column whose stored values a migration writes anew: its rows are told by the others, and a query tells that it was done right. */
export interface Rewrite {
  readonly table: string
  readonly column: string
  readonly migration: string
  readonly reason: string
  /** Answers rows that are wrong: `kept.<table>` is what was there before. */
  readonly wrong: string
}

/** None since the baseline. */
export const rewrites: readonly Rewrite[] = []

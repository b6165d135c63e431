/** A change that a careless hand could make, and the tests that have to notice it. */
export interface WrittenMutant {
  /** What is wrong with the changed code, in a few words. */
  readonly change: string
  readonly file: string
  /** Stands once in the file. */
  readonly from: string
  readonly to: string
  /** Test files, from the project's folder. */
  readonly tests: readonly string[]
  /** Why it may survive. */
  readonly survives?: string
}

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

/** Mutants of one file for the same tests: what is wrong by what is changed, to what, and why it may survive. */
export function mutantsIn(
  file: string,
  tests: readonly string[],
  changes: Readonly<Record<string, readonly [from: string, to: string, survives?: string]>>,
): WrittenMutant[] {
  return Object.entries(changes).map(([change, [from, to, survives]]) => ({
    change,
    file,
    from,
    to,
    tests,
    ...(survives !== undefined && { survives }),
  }))
}

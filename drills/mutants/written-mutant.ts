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

/** Text that is taken out; or what is changed, to what, and why it may survive. */
type Change = string | readonly [from: string, to: string, survives?: string]

/** Mutants of one file for the same tests, by what is wrong. */
export function mutantsIn(
  file: string,
  tests: readonly string[],
  changes: Readonly<Record<string, Change>>,
): WrittenMutant[] {
  return Object.entries(changes).map(([change, how]) => {
    const [from, to, survives] = typeof how === 'string' ? [how, ''] : how
    return { change, file, from, to, tests, ...(survives !== undefined && { survives }) }
  })
}

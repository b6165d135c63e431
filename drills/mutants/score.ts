/** What became of the mutants of one part of the product. */
export interface Tally {
  readonly part: string
  readonly all: number
  readonly killed: number
  /** Survivors of which it is written why nothing could notice them. */
  readonly equivalent: number
  /** Of a hundred mutants that change what the code does, how many a test must notice. */
  readonly threshold: number
}

/** As text such as '86.4%'. Nothing to try is nothing missed. */
function percent(killed: number, of: number): string {
  return `${(of === 0 ? 100 : (100 * killed) / of).toFixed(1)}%`
}

/**
 * Prints a line for each part, the score counted both ways: of all mutants, and of those that change what the code does.
 * @returns whether each part reaches its own threshold, its equivalent mutants left out
 */
export function printScores(tallies: readonly Tally[]): boolean {
  for (const { part, all, killed, equivalent } of tallies) {
    const without = percent(killed, all - equivalent)
    console.log(
      `${part}: killed ${killed} of ${all}, ${equivalent} equivalent (explained): ${percent(killed, all)}, ${without} without them`,
    )
  }
  const below = tallies.filter(
    ({ all, killed, equivalent, threshold }) => 100 * killed < threshold * (all - equivalent),
  )
  for (const { part, threshold } of below) console.log(`✗ ${part}: below ${threshold}%`)
  return below.length === 0
}

/** What happened at an instant, and what happened to the same thing next. */
export interface DatedStep {
  readonly at: Date
  run(): Promise<DatedStep | null>
}

/**
 * Has everything happen in the order of its days, whoever it befell: numbers are given as they would have been. Of what
 * happened at the same instant, what is named first comes first.
 */
export async function inOrderOfDays(steps: readonly DatedStep[]): Promise<void> {
  const waiting = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const next = await step.run()
    if (next === null) continue
    const later = waiting.findIndex(({ at }) => at > next.at)
    waiting.splice(later === -1 ? waiting.length : later, 0, next)
  }
}

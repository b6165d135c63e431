import type { Worded } from '@talentplace/contract/shared/lifecycle'
import { StateTag } from '../state-tag.tsx'

/** How a list's column shows a state: its word where it is read as text, its tag on the screen. */
export function stateCell<Row, Name extends string>(states: Worded<Name>, stateOf: (row: Row) => NoInfer<Name>) {
  return {
    text: (row: Row) => states.word(stateOf(row)),
    render: (row: Row) => <StateTag of={states} state={stateOf(row)} />,
  }
}

/** The options of a choice between states, by their words; all of a lifecycle's, or those given. */
export function stateOptions<Name extends string, View extends Name = Name>(
  states: Worded<Name>,
  range: readonly View[] = states.values as readonly View[],
): { value: View; label: string }[] {
  return range.map((value) => ({ value, label: states.word(value) }))
}

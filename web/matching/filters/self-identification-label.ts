import * as t from '@talentplace/contract/matching/messages/filters'
/**
 * B4.3: what the closed filter shows: the first selection, then '(+N others)'.
 * @param selected the selected options' names, in the order they were chosen
 */
export function selfIdentificationLabel(selected: readonly string[]): { first: string; others: string } | null {
  const [first, ...others] = selected
  if (first === undefined) return null
  return { first, others: others.length === 0 ? '' : t.others({ count: others.length }) }
}

/** The names of the chosen options, the first one chosen first. */
export function inOrderChosen(
  options: readonly { readonly id: number; readonly value: string }[],
  chosen: readonly number[],
): string[] {
  return chosen.flatMap((id) => options.find((option) => option.id === id)?.value ?? [])
}

/** B4.3: the options a person can filter by: 'None of the above' and 'Prefer not to disclose' are not among them. */
export function filterableIdentifications<Option extends { hidden_in_filter: boolean }>(
  options: readonly Option[],
): Option[] {
  return options.filter((option) => !option.hidden_in_filter)
}

/** The options of a choice, from its words. */
export function optionsOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
}

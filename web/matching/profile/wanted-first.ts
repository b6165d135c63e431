/**
 * A person's skills or tools, the wanted ones leading.
 * @param wanted ids of what was asked for
 */
export function wantedFirst<Item extends { id: number }>(items: readonly Item[], wanted: readonly number[]): Item[] {
  const isWanted = new Set(wanted)
  return [...items.filter((item) => isWanted.has(item.id)), ...items.filter((item) => !isWanted.has(item.id))]
}

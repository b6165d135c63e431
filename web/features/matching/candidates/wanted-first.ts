/** B4.6: chips of a group a card shows before '+N'. */
export const chipsShown = 3

/**
 * The first few of a person's skills or tools, the wanted ones leading; how many are left over.
 * @param wanted ids of what was asked for
 */
export function wantedFirst<Item extends { id: number }>(
  items: readonly Item[],
  wanted: readonly number[],
  shown: number = chipsShown,
): { shown: Item[]; more: number } {
  const isWanted = new Set(wanted)
  const ordered = [...items.filter((item) => isWanted.has(item.id)), ...items.filter((item) => !isWanted.has(item.id))]
  return { shown: ordered.slice(0, shown), more: Math.max(0, ordered.length - shown) }
}

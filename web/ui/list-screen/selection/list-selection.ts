/** Rows of a list that are selected, on whichever page they are: some by their keys, or all that match but for some. */
export interface ListSelection {
  readonly everything: boolean
  /** Those that are selected; of everything, those that are left out. */
  readonly keys: ReadonlySet<string>
}

export const noSelection: ListSelection = { everything: false, keys: new Set() }
export const wholeSelection: ListSelection = { everything: true, keys: new Set() }

export const isSelected = ({ everything, keys }: ListSelection, key: string): boolean => keys.has(key) !== everything

/** The same selection with these rows in it, or without them. */
export function withRows(
  { everything, keys }: ListSelection,
  rows: readonly string[],
  selected: boolean,
): ListSelection {
  const next = new Set(keys)
  for (const key of rows) {
    if (selected === everything) next.delete(key)
    else next.add(key)
  }
  return { everything, keys: next }
}

/** From one row of a page to another, both included; alone where the first is on another page. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : page.indexOf(from)
  const end = page.indexOf(to)
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** How many are selected of so many that match. */
export function countOf({ everything, keys }: ListSelection, matching: number): number {
  return everything ? Math.max(0, matching - keys.size) : keys.size
}

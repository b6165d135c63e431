/** Where a row of a list goes: the row it is put behind (null: it comes first); undefined: it stays where it is. */
export function whereItGoes(rows: readonly string[], moved: string, over: string): string | null | undefined {
  const from = rows.indexOf(moved)
  const to = rows.indexOf(over)
  if (from === -1 || to === -1 || from === to) return undefined
  const without = rows.filter((each) => each !== moved)
  return without[to - 1] ?? null
}

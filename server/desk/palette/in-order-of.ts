import { maxOfAKind } from '@talentplace/contract/desk/palette/limits'

/** The rows in the order in which their keys were found, as many as are shown. */
export function inOrderOf<Row extends { readonly uuid: string }>(keys: readonly string[], rows: readonly Row[]): Row[] {
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return keys.flatMap((key) => byUuid.get(key) ?? []).slice(0, maxOfAKind)
}

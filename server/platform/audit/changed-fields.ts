export type ChangedFields = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>

/** Of these fields the ones that differ, as they were and as they became: the details of an audit entry. */
export function changedFields<Key extends string>(
  before: Readonly<Record<Key, unknown>>,
  after: Readonly<Partial<Record<Key, unknown>>>,
  keys: readonly Key[] = Object.keys(after) as Key[],
): ChangedFields {
  const changed = keys.filter(
    (key) => after[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(changed.map((key) => [key, { before: before[key], after: after[key] }]))
}

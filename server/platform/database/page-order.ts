import { sql, type RawBuilder } from 'kysely'

/**
 * The order of a page, for `orderBy`: the columns of the asked sort keys, or the usual ones, and at last a column
 * without ties so that pages never repeat a row. Empty values come last in either direction.
 */
export function pageOrder<Key extends string>(
  asked: { sortBy?: readonly Key[] | undefined; sortDesc?: readonly boolean[] | undefined },
  columns: Readonly<Record<Key, RawBuilder<unknown>>>,
  usual: { by: Key; descending: boolean },
  unique: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const keys = asked.sortBy?.length ? asked.sortBy : [usual.by]
  const descending = asked.sortBy?.length ? asked.sortDesc : [usual.descending]
  const parts = keys.map((key, at) =>
    descending?.[at] === true ? sql`${columns[key]} desc nulls last` : sql`${columns[key]} asc nulls last`,
  )
  return sql.join([...parts, unique])
}

import { sql, type RawBuilder, type SelectQueryBuilder, type Simplify } from 'kysely'

/** What a call asks for: `pagination` of its query, its sort keys a closed set of the contract. */
export interface RequestedPage<Key extends string = string> {
  readonly limit: number
  readonly offset: number
  readonly sortBy?: readonly Key[] | undefined
  readonly sortDesc?: readonly boolean[] | undefined
}

/** Which rows of a list, and in which order; the order ends in something without ties, so that pages never repeat a row. */
export interface Page {
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/**
 * The page that is asked for, in the order of the asked sort keys, or the usual one, and at last by `unique`: columns
 * without ties. Empty values come last in either direction.
 */
export function pageOf<Key extends string>(
  { limit, offset, sortBy, sortDesc }: RequestedPage<Key>,
  columns: Readonly<Record<Key, RawBuilder<unknown>>>,
  usual: { by: Key; descending: boolean },
  unique: RawBuilder<unknown>,
): Page {
  const isRequested = sortBy !== undefined && sortBy.length > 0
  const keys = isRequested ? sortBy : [usual.by]
  const descending = isRequested ? sortDesc : [usual.descending]
  const parts = keys.map((key, at) =>
    descending?.[at] === true ? sql`${columns[key]} desc nulls last` : sql`${columns[key]} asc nulls last`,
  )
  return { limit, offset, order: sql.join([...parts, unique]) }
}

/** The page of a list that has one order: the latest first, unless the first of `sortDesc` is false. */
export function latestPage(
  { limit, offset, sortDesc }: Pick<RequestedPage, 'limit' | 'offset' | 'sortDesc'>,
  columns: readonly RawBuilder<unknown>[],
): Page {
  const direction = sortDesc?.[0] === false ? sql`asc` : sql`desc`
  return { limit, offset, order: sql.join(columns.map((column) => sql`${column} ${direction}`)) }
}

/**
 * The page's rows of what `found` selects, and how many it finds in all, read at once in two statements.
 * @param counted The same rows without what only their columns need, where that is quicker to count.
 */
export async function listPage<Tables, Table extends keyof Tables, Row, CountedTable extends keyof Tables = Table>(
  found: SelectQueryBuilder<Tables, Table, Row>,
  { order, limit, offset }: Page,
  counted?: SelectQueryBuilder<Tables, CountedTable, object>,
): Promise<{ rows: Simplify<Row>[]; count: number }> {
  const count = sql<number>`count(*)::int`.as('count')
  const [rows, total] = await Promise.all([
    found.orderBy(order).limit(limit).offset(offset).execute(),
    counted
      ? counted.clearSelect().select(count).$castTo<{ count: number }>().executeTakeFirstOrThrow()
      : found.clearSelect().select(count).$castTo<{ count: number }>().executeTakeFirstOrThrow(),
  ])
  return { rows, count: total.count }
}

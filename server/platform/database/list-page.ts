import { sql, type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, type Simplify } from 'kysely'
import type { Tables } from './tables.ts'

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
  /** The same order from its end on, where it is known: pages near the end are read from there. */
  readonly fromEnd?: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

type OneColumn = RawBuilder<unknown> | { readonly neverEmpty: RawBuilder<unknown> }
/** What a list is sorted by; several columns one after the other. Of a column that is never empty an index knows the order in both directions. */
export type SortColumn = OneColumn | readonly OneColumn[]

/** A column, or what is worked out of columns, that is never null. */
export const neverEmpty = (column: RawBuilder<unknown>): OneColumn => ({ neverEmpty: column })

/** What tells rows with the same keys apart: columns that are never empty, each in its direction. */
export type Ties = readonly (readonly [column: RawBuilder<unknown>, direction: 'asc' | 'desc'])[]

const isSeveral = (column: SortColumn): column is readonly OneColumn[] => Array.isArray(column)

function keyOf(column: SortColumn, descending: boolean): { order: RawBuilder<unknown>; fromEnd: RawBuilder<unknown> } {
  if (isSeveral(column)) {
    const keys = column.map((each) => keyOf(each, descending))
    return { order: sql.join(keys.map(({ order }) => order)), fromEnd: sql.join(keys.map(({ fromEnd }) => fromEnd)) }
  }
  if ('neverEmpty' in column) {
    const [asc, desc] = [sql`${column.neverEmpty} asc`, sql`${column.neverEmpty} desc`]
    return descending ? { order: desc, fromEnd: asc } : { order: asc, fromEnd: desc }
  }
  return descending
    ? { order: sql`${column} desc nulls last`, fromEnd: sql`${column} asc nulls first` }
    : { order: sql`${column} asc nulls last`, fromEnd: sql`${column} desc nulls first` }
}

const isTies = (unique: RawBuilder<unknown> | Ties): unique is Ties => Array.isArray(unique)

/**
 * The page that is asked for, in the order of the asked sort keys, or the usual one, and at last by `unique`: columns
 * without ties. Empty values come last in either direction.
 */
export function pageOf<Key extends string>(
  { limit, offset, sortBy, sortDesc }: RequestedPage<Key>,
  columns: Readonly<Record<Key, SortColumn>>,
  usual: { by: Key; descending: boolean },
  unique: RawBuilder<unknown> | Ties,
): Page {
  const isRequested = sortBy !== undefined && sortBy.length > 0
  const requested = isRequested ? sortBy : [usual.by]
  const descending = isRequested ? sortDesc : [usual.descending]
  const keys = requested.map((key, at) => keyOf(columns[key], descending?.[at] === true))
  if (!isTies(unique)) return { limit, offset, order: sql.join([...keys.map(({ order }) => order), unique]) }
  const ties = unique.map(([column, direction]) => keyOf(neverEmpty(column), direction === 'desc'))
  const all = [...keys, ...ties]
  return {
    limit,
    offset,
    order: sql.join(all.map(({ order }) => order)),
    fromEnd: sql.join(all.map(({ fromEnd }) => fromEnd)),
  }
}

/** The page of a list that has one order: the latest first, unless the first of `sortDesc` is false. None of the columns is ever empty. */
export function latestPage(
  { limit, offset, sortDesc }: Pick<RequestedPage, 'limit' | 'offset' | 'sortDesc'>,
  columns: readonly RawBuilder<unknown>[],
): Page {
  const inDirection = (direction: RawBuilder<unknown>) => sql.join(columns.map((column) => sql`${column} ${direction}`))
  const [up, down] = [inDirection(sql`asc`), inDirection(sql`desc`)]
  return sortDesc?.[0] === false
    ? { limit, offset, order: up, fromEnd: down }
    : { limit, offset, order: down, fromEnd: up }
}

/** So far down, the total is known first, and whether the end is nearer. */
const farDown = 1_000

/**
 * The page's rows of what `found` selects, and how many it finds in all, read at once in two statements. Nearer to its end a list is read
 * from there.
 * @param counted The same rows without what only their columns need, where that is quicker to count; or how many there are.
 */
export async function listPage<All, Table extends keyof All, Row, CountedTable extends keyof All = Table>(
  found: SelectQueryBuilder<All, Table, Row>,
  { order, fromEnd, limit, offset }: Page,
  counted?: SelectQueryBuilder<All, CountedTable, object> | (() => Promise<number>),
): Promise<{ rows: Simplify<Row>[]; count: number }> {
  const count = sql<number>`count(*)::int`.as('count')
  const readCount = async () => {
    if (typeof counted === 'function') return counted()
    const total = counted
      ? counted.clearSelect().select(count).$castTo<{ count: number }>().executeTakeFirstOrThrow()
      : found.clearSelect().select(count).$castTo<{ count: number }>().executeTakeFirstOrThrow()
    return (await total).count
  }
  if (fromEnd !== undefined && offset > farDown) {
    const total = await readCount()
    const left = total - offset
    if (left <= 0) return { rows: [], count: total }
    if (left < offset) {
      const size = Math.min(limit, left)
      const fromTheEnd = await found
        .orderBy(fromEnd)
        .limit(size)
        .offset(left - size)
        .execute()
      return { rows: fromTheEnd.toReversed(), count: total }
    }
    return { rows: await found.orderBy(order).limit(limit).offset(offset).execute(), count: total }
  }
  const [rows, total] = await Promise.all([found.orderBy(order).limit(limit).offset(offset).execute(), readCount()])
  return { rows, count: total }
}

/**
 * A page of a list that comes in parts, one after the other: those that have what it is sorted by, and those without. Each part answers
 * its own page, and how many it has.
 */
export async function listParts<Row>(
  parts: readonly ((page: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>)[],
  { limit, offset }: Pick<RequestedPage, 'limit' | 'offset'>,
): Promise<{ rows: Row[]; count: number }> {
  const rows: Row[] = []
  let total = 0
  for (const part of parts) {
    const own = await part({ limit: limit - rows.length, offset: Math.max(0, offset - total) })
    rows.push(...own.rows)
    total += own.count
  }
  return { rows, count: total }
}

/**
 * The rows of a table, under its own name, where a condition holds. Those that have a word in them are found before they are put in order:
 * in the order of an index, all rows might be read for the few that have a rare one.
 */
export function rowsWhere<Table extends keyof Tables & string>(
  database: Kysely<Tables>,
  table: Table,
  { where, isSearch }: { readonly where: RawBuilder<boolean>; readonly isSearch: boolean },
): SelectQueryBuilder<Tables, Table, object> {
  const rows = isSearch
    ? sql`select * from ${sql.table(table)} where ${where} offset 0`
    : sql`table ${sql.table(table)}`
  const found = database.selectFrom(sql<Selectable<Tables[Table]>>`(${rows})`.as(table))
  const narrowed = isSearch ? found : found.where(where)
  return narrowed as unknown as SelectQueryBuilder<Tables, Table, object>
}

/** What was read of a page's rows afterwards, in the order of the page. */
export function inPageOrder<Row extends { readonly uuid: string }>(
  uuids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const places = new Map(uuids.map((uuid, at) => [uuid, at]))
  return rows.toSorted((a, b) => (places.get(a.uuid) ?? 0) - (places.get(b.uuid) ?? 0))
}

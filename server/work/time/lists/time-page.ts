import type { listTime } from '@talentplace/contract/work/time/entry.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inPageOrder } from '../../../platform/database/list-page.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { entryRows, type EntryRow } from '../entries/to-entry-views.ts'
import { isInFilter, type TimeFilter } from '../entries/filtered-entries.ts'
import type { TimeViewer } from '../time-viewer.ts'
import { dayAt, isSummed } from './stored-sums.ts'

type Paging = Received<typeof listTime>['query']['pagination']
type SortKey = NonNullable<Paging['sortBy']>[number]

export interface Requested {
  readonly viewer: TimeViewer
  readonly filter: TimeFilter
  readonly pagination: Paging
  /** The list is read from its end: limit and offset count from there. */
  readonly fromEnd?: true
}

/** Where a page is found by its day instead of by counting all entries before it. */
const farAway = 500

const ownColumns = {
  task_date: sql`time_entries.task_date`,
  created_date: sql`time_entries.created_date`,
  start_at: sql`time_entries.start_at`,
  seconds: sql`time_entries.seconds`,
  task_name: sql`time_entries.task_name`,
  status: sql`time_entries.status`,
} as const

const isOwn = (key: SortKey): key is keyof typeof ownColumns => key in ownColumns

/** Whose names are sorted by: few beside the entries, so they are put in order and their entries read one after the other. */
const named = {
  project_name: {
    names: sql`projects`,
    name: sql`named.project_name`,
    own: sql`time_entries.project_uuid = named.uuid`,
  },
  virtualassistant_name: {
    names: sql`assistants`,
    name: sql`named.display_name`,
    own: sql`time_entries.virtualassistant_uuid = named.uuid`,
  },
} as const

interface Direction {
  readonly descending: boolean
  readonly sql: RawBuilder<unknown>
  /** Entries without a start or a task come last either way; from the end they are the first. */
  readonly nulls: RawBuilder<unknown>
}

function directionOf(descending: boolean): Direction {
  return { descending, sql: descending ? sql`desc` : sql`asc`, nulls: sql`nulls last` }
}

function turned({ descending }: Direction): Direction {
  return { ...directionOf(!descending), nulls: sql`nulls first` }
}

/** Equal keys are in the order of the first one, by when they were logged: each index serves both directions. */
function tiesOf(direction: Direction, table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${table}.created_date ${direction.sql}, ${table}.uuid ${direction.sql}`
}

/** C3.1, A6.6: by default the newest day first, and what was logged last first within a day. */
export function requestedOrder({ sortBy, sortDesc }: Paging): { key: SortKey; direction: Direction }[] {
  const keys: readonly SortKey[] = sortBy !== undefined && sortBy.length > 0 ? sortBy : ['task_date']
  const isDefault = sortBy === undefined || sortBy.length === 0
  return keys.map((key, at) => ({ key, direction: directionOf(isDefault || sortDesc?.[at] === true) }))
}

async function uuidsOf(query: RawBuilder<{ uuid: string }>, database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await query.execute(database)
  return rows.map(({ uuid }) => uuid)
}

/** By a name: each name's entries by an index, as many as the page needs. */
function byName(key: keyof typeof named, direction: Direction, { viewer, filter, pagination }: Requested) {
  const { names, name, own } = named[key]
  const { limit, offset } = pagination
  return sql<{ uuid: string }>`
    select entry.uuid from ${names} named
      cross join lateral (
        select time_entries.uuid, time_entries.created_date from time_entries
        where ${own} and ${isInFilter(viewer, filter)}
        order by ${tiesOf(direction, sql`time_entries`)} limit ${offset + limit}) entry
    order by ${name} ${direction.sql}, ${tiesOf(direction, sql`entry`)} limit ${limit} offset ${offset}`
}

/**
 * The entries of a filter. What has a word in it is found before it is put in order: in the order of an index, all of them might be read
 * for the few that have a rare one.
 */
function entriesOf({ viewer, filter }: Requested): RawBuilder<unknown> {
  const found = sql`time_entries where ${isInFilter(viewer, filter)}`
  return isSearched(filter) ? sql`(select * from ${found} offset 0) time_entries` : found
}

const isSearched = ({ search }: TimeFilter) => search !== undefined && search !== ''

type OwnOrder = readonly { key: keyof typeof ownColumns; direction: Direction }[]

function orderOf(order: OwnOrder): RawBuilder<unknown> {
  const keys = order.map(({ key, direction }) =>
    // Only starts and tasks can be empty; of the others an index knows the order as it is.
    key === 'start_at' || key === 'task_name'
      ? sql`${ownColumns[key]} ${direction.sql} ${direction.nulls}`
      : sql`${ownColumns[key]} ${direction.sql}`,
  )
  return sql.join([...keys, tiesOf(order[0]?.direction ?? directionOf(true), sql`time_entries`)])
}

/** By columns of the entries themselves. */
function byOwnColumns(order: OwnOrder, request: Requested) {
  const { limit, offset } = request.pagination
  return sql<{ uuid: string }>`
    select time_entries.uuid from ${entriesOf(request)} order by ${orderOf(order)} limit ${limit} offset ${offset}`
}

/** So many entries at the beginning of a list are looked through before all that have a word are found, for a page that is as near as this. */
const lookedThrough = 1_000
const near = 200

/**
 * A page of a word that many entries have: found among the first of the list, where finding all of them takes as long as reading the
 * table. Null where too few of the first have it, or no index has them in this order.
 */
async function amongTheFirst(database: Kysely<Tables>, request: Requested): Promise<string[] | null> {
  const { viewer, filter, pagination } = request
  const { search: _search, ...narrowed } = filter
  const order = requestedOrder(pagination)
  const [first] = order
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined && value !== false)
  if (!isSearched(filter) || viewer.side !== 'staff' || isNarrowed || !first || order.length > 1 || !isOwn(first.key))
    return null
  const { limit, offset } = pagination
  if (offset + limit > near) return null
  const { key, direction } = first
  const beginning = byOwnColumns([{ key, direction }], {
    viewer,
    filter: narrowed,
    pagination: { limit: lookedThrough, offset: 0 },
  })
  // They are put in the same order again: `unnest` of their uuids says which they are.
  const firstOnes = sql`(select time_entries.* from unnest(array(${beginning})) first (uuid) join time_entries using (uuid)) time_entries`
  const found = await uuidsOf(
    sql`select time_entries.uuid from ${firstOnes} where ${isInFilter(viewer, filter)}
      order by ${orderOf([{ key, direction }])} limit ${limit} offset ${offset}`,
    database,
  )
  return found.length === limit ? found : null
}

/** By days, from the day on which the page begins. */
async function fromItsDay(database: Kysely<Tables>, direction: Direction, request: Requested): Promise<string[]> {
  const { filter, pagination } = request
  const start = await dayAt(database, filter, { offset: pagination.offset, descending: direction.descending })
  if (start === null) return []
  const { day, before } = start
  const narrowed = direction.descending ? { ...filter, to: day } : { ...filter, from: day }
  const left = { ...pagination, offset: pagination.offset - before }
  return uuidsOf(
    byOwnColumns([{ key: 'task_date', direction }], { ...request, filter: narrowed, pagination: left }),
    database,
  )
}

/** By several columns, names among them. */
function byAnything(
  database: Kysely<Tables>,
  order: readonly { key: SortKey; direction: Direction }[],
  { viewer, filter, pagination: { limit, offset } }: Requested,
): RawBuilder<{ uuid: string }> {
  const columns = {
    ...ownColumns,
    project_name: sql`projects.project_name`,
    virtualassistant_name: sql`assistants.display_name`,
  }
  const keys = order.map(({ key, direction }) => sql`${columns[key]} ${direction.sql} ${direction.nulls}`)
  const ties = tiesOf(order[0]?.direction ?? directionOf(true), sql`time_entries`)
  const query = entryRows(database)
    .clearSelect()
    .select('time_entries.uuid')
    .where(
      isSearched(filter)
        ? sql<boolean>`time_entries.uuid in (select uuid from time_entries where ${isInFilter(viewer, filter)} offset 0)`
        : isInFilter(viewer, filter),
    )
    .orderBy(sql.join([...keys, ties]))
    .limit(limit)
    .offset(offset)
  return sql<{ uuid: string }>`${query}`
}

/** True where the page is found by its day: far down a list that the kept sums of the days know. */
export function isFarDay({ viewer, filter, pagination }: Requested): boolean {
  const [first, ...more] = requestedOrder(pagination)
  const isByDay = first?.key === 'task_date' && more.length === 0
  return isByDay && pagination.offset > farAway && isSummed(viewer, filter)
}

/** A query of the entries of a page, in their order: by an index alone, where there is one. */
export function pageQuery(database: Kysely<Tables>, request: Requested): RawBuilder<{ uuid: string }> {
  const asRequested = requestedOrder(request.pagination)
  const order = request.fromEnd
    ? asRequested.map(({ key, direction }) => ({ key, direction: turned(direction) }))
    : asRequested
  const [first] = order
  const own = order.filter((each): each is { key: keyof typeof ownColumns; direction: Direction } => isOwn(each.key))
  // One person's own list is short, and so is what has a word in it.
  if (
    first &&
    order.length === 1 &&
    !isOwn(first.key) &&
    request.viewer.side === 'staff' &&
    !isSearched(request.filter)
  ) {
    return byName(first.key, first.direction, request)
  }
  return own.length === order.length ? byOwnColumns(own, request) : byAnything(database, order, request)
}

/** The same page counted from the end, where that is nearer; null where it isn't, or the page is near the beginning. */
export function nearerEnd(request: Requested, total: number): Requested | null {
  const { limit, offset } = request.pagination
  const left = total - offset
  if (offset <= farAway || left <= 0 || left >= offset) return null
  const size = Math.min(limit, left)
  return { ...request, fromEnd: true, pagination: { ...request.pagination, limit: size, offset: left - size } }
}

async function pageUuids(
  database: Kysely<Tables>,
  request: Requested,
  readTotal: () => Promise<number>,
): Promise<string[]> {
  const [first] = requestedOrder(request.pagination)
  if (first && isFarDay(request)) return fromItsDay(database, first.direction, request)
  const common = await amongTheFirst(database, request)
  if (common !== null) return common
  if (request.pagination.offset <= farAway) return uuidsOf(pageQuery(database, request), database)
  const fromEnd = nearerEnd(request, await readTotal())
  return fromEnd === null
    ? uuidsOf(pageQuery(database, request), database)
    : (await uuidsOf(pageQuery(database, fromEnd), database)).toReversed()
}

/** The entries of a page with the names of what they belong to: found by an index alone, then read. */
export async function timePage(
  database: Kysely<Tables>,
  request: Requested,
  readTotal: () => Promise<number>,
): Promise<EntryRow[]> {
  const uuids = await pageUuids(database, request, readTotal)
  if (uuids.length === 0) return []
  return inPageOrder(uuids, await entryRows(database).where('time_entries.uuid', 'in', uuids).execute())
}

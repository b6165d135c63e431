import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Page } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { offsetOfStatement } from './missed-offset.ts'
import type { Viewer } from './viewer.ts'

/** A notification as one reader sees it. */
export interface VisibleRow {
  readonly uuid: string
  /** Theirs alone; else one that many read. */
  readonly is_own: boolean
  readonly role: string | null
  readonly type: string
  readonly title: string
  readonly body: string
  readonly icon: 'discussion' | 'alert' | 'happy' | 'info' | 'task'
  readonly priority: 0 | 1 | 2 | 99
  readonly entity_link: string | null
  readonly published_date: Date
  readonly ends: Date | null
  readonly sender_uuid: string | null
  readonly read_at: Date | null
}

interface Narrowing {
  /** A condition on columns of `notifications`. */
  readonly where?: RawBuilder<unknown>
  readonly unread?: boolean | undefined
  /** As many as the newest page needs: one's own are then read from their index, in order. */
  readonly newest?: number
}

/** The most of one's own that are counted; who has more sees this many. */
const maxCounted = 10_000

/** In the reader's language. */
const columns = () => {
  const [title, body] =
    currentLanguage() === 'fr'
      ? [sql`coalesce(title_fr, title)`, sql`coalesce(body_fr, body)`]
      : [sql`title`, sql`body`]
  return sql`notifications.uuid, notifications.user_uuid is not null as is_own, role, type, ${title} as title, ${body} as body, icon,
  priority, entity_link, published_date, ends, sender_uuid`
}

function readState(column: RawBuilder<unknown>, unread: boolean | undefined): RawBuilder<unknown> {
  if (unread === undefined) return sql`true`
  return unread ? sql`${column} is null` : sql`${column} is not null`
}

/**
 * What the reader sees, as the text of a query: what was sent to them, and what runs for many people of whom they are
 * one, without the types they have switched off. The first part ends with the index of a person, the second has as many
 * rows as broadcasts run at that time.
 */
function visibleTo(recipient: Viewer, { where = sql`true`, unread, newest }: Narrowing): RawBuilder<VisibleRow> {
  const stands = sql`published_date is not null and withdrawn_date is null
    and type <> all (array(select key from user_preferences, jsonb_each_text(user_preferences.notifications)
      where user_preferences.user_uuid = ${recipient.user_uuid} and value = 'off'))
    and (${where})`
  const visible = columns()
  return sql`(select ${visible}, read_at from notifications
      where user_uuid = ${recipient.user_uuid} and (ends is null or ends > ${recipient.now}) and ${stands}
        and ${readState(sql`read_at`, unread)}
      order by published_date desc, notifications.uuid desc limit ${newest ?? maxCounted})
    union all
    (select ${visible}, reads.read_at from notifications
      left join notification_reads reads
        on reads.user_uuid = ${recipient.user_uuid} and reads.notification_uuid = notifications.uuid
      where notifications.user_uuid is null and ends > ${recipient.now} and (role is null or role = any (${recipient.roles}))
        and ${stands} and ${readState(sql`reads.read_at`, unread)})`
}

export async function findVisible(
  database: Kysely<Tables>,
  recipient: Viewer,
  narrowing: Narrowing,
  page: Page,
): Promise<VisibleRow[]> {
  const { rows } = await sql<VisibleRow>`select * from (${visibleTo(recipient, narrowing)}) as visible
    order by ${page.order} limit ${page.limit} offset ${page.offset}`.execute(database)
  return rows
}

interface Found {
  readonly rows: readonly VisibleRow[]
  readonly count: number
  readonly unread: number
  /** Where the reader stands with this list, see `missed-offset.ts`. */
  readonly offset: string
  /** When the first of all that the reader sees ends; null: none does. */
  readonly first_end: Date | null
}

type Counted = Omit<Found, 'rows'>

/**
 * A page of what the reader sees, how many it has in all, how many of everything they have not read, and where they stand: in one
 * statement, so all of one moment.
 */
export async function findVisibleCounted(
  database: Kysely<Tables>,
  recipient: Viewer,
  narrowing: Narrowing,
  page: Page,
): Promise<Found> {
  const { newest: _, ...all } = narrowing
  const isNarrowed = all.where !== undefined || all.unread !== undefined
  const unread = isNarrowed
    ? sql`(select count(*)::int from (${visibleTo(recipient, { unread: true })}) as unread)`
    : sql`(count(*) filter (where read_at is null))::int`
  const { rows } = await sql<Counted & { [Column in keyof VisibleRow]: VisibleRow[Column] | null }>`
    select counted.*, page.* from (
      select count(*)::int as count, ${unread} as unread, ${offsetOfStatement} as offset, min(ends) as first_end
      from (${visibleTo(recipient, all)}) as visible) as counted
    left join (
      select *, row_number() over (order by ${page.order}) as place from (${visibleTo(recipient, narrowing)}) as visible
      order by ${page.order} limit ${page.limit} offset ${page.offset}) as page on true
    order by place`.execute(database)
  const [first] = rows
  if (!first) throw new Error('Counts are there even of nothing.')
  const { count, offset, first_end } = first
  return { rows: rows.filter(isRow), count, unread: first.unread, offset, first_end }
}

/** A page without rows is one row without its columns. */
function isRow<Row extends { readonly uuid: string | null }>(row: Row): row is Row & VisibleRow {
  return row.uuid !== null
}

/** How many of what the reader sees they have not read. */
export async function countUnread(database: Kysely<Tables>, recipient: Viewer): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (${visibleTo(recipient, { unread: true })}) as visible`.execute(database)
  return rows[0]?.unread ?? 0
}

/** One that the reader sees; undefined when it isn't there or isn't theirs. */
export async function findOneVisible(
  database: Kysely<Tables>,
  recipient: Viewer,
  uuid: string,
): Promise<VisibleRow | undefined> {
  const where = sql`notifications.uuid = ${uuid}`
  const [row] = await findVisible(database, recipient, { where }, { order: sql`uuid`, limit: 1, offset: 0 })
  return row
}

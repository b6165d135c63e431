import * as t from '@talentplace/contract/work/messages/discussion-errors'
import type { Discussion, Participant } from '@talentplace/contract/work/discussions/discussion.routes'
import { maxUnreadCounted } from '@talentplace/contract/work/discussions/discussion-limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unseen } from '../../platform/database/unseen.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { assistantOfUser, personColumns } from './person-view.ts'
import { peopleOf, threadsOf } from './taking-part.ts'
import type { ThreadViewer } from './thread-viewer.ts'

type ThreadRow = Omit<Discussion, 'participants' | 'unread' | 'last_message_date'> & {
  readonly last_message_date: Date | null
  readonly read_until: number
}

/** The threads that the reader takes part in, or for staff who look all of them, for a query; named `found`. */
export function threadRows(database: Kysely<Tables>, { user_uuid, looks, now }: ThreadViewer) {
  const own = threadsOf(user_uuid, now)
  const rows = sql<ThreadRow>`(
    select discussions.uuid, kind, coalesce(projects.project_name, subject) as subject,
      status, discussions.project_uuid,
      clients.company, last_message_date,
      case when discussions.uuid in (${own}) then last_message_excerpt end as last_message_excerpt,
      coalesce(own.muted, false) as muted, coalesce(own.read_until, 0) as read_until,
      discussions.uuid in (${own}) as takes_part
    from discussions
    left join projects on projects.uuid = discussions.project_uuid
    left join clients on clients.uuid = coalesce(projects.client_uuid, discussions.client_uuid)
    left join discussion_people own on own.discussion_uuid = discussions.uuid and own.user_uuid = ${user_uuid}
    ${looks ? sql`` : sql`where discussions.uuid in (${own})`})`
  return database.selectFrom(rows.as('found')).selectAll()
}

/** What someone hasn't seen of a thread `found`, as a condition on `messages`. */
const isNews = (user_uuid: string): RawBuilder<unknown> => sql`
  messages.discussion_uuid = found.uuid and messages.position > found.read_until and sender_uuid <> ${user_uuid}
  and messages.kind = 'message' and deleted_date is null`

/** Someone takes part in `found` and hasn't seen all of it. */
export const hasNews = (user_uuid: string): RawBuilder<boolean> =>
  sql<boolean>`takes_part and exists (select from messages where ${isNews(user_uuid)})`

const unreadCount = (user_uuid: string): RawBuilder<unknown> => sql`
  (select count(*)::int from (select from messages where ${isNews(user_uuid)} limit ${maxUnreadCounted}) news)`

/** Unread messages of all the threads that someone takes part in, but muted ones. */
export async function countUnread(
  database: Kysely<Tables>,
  { user_uuid, now }: Pick<ThreadViewer, 'user_uuid' | 'now'>,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(${unreadCount(user_uuid)}), 0)::int as unread from (
      select discussions.uuid, coalesce(own.read_until, 0) as read_until from discussions
      left join discussion_people own on own.discussion_uuid = discussions.uuid and own.user_uuid = ${user_uuid}
      where discussions.uuid in (${threadsOf(user_uuid, now)}) and message_count > 0 and own.muted is not true
    ) found`.execute(database)
  return rows[0]?.unread ?? 0
}

/** Whether someone who takes part in a thread hasn't seen all of it. */
export async function hasUnread(database: Kysely<Tables>, uuid: string, user_uuid: string): Promise<boolean> {
  const { rows } = await sql`
    select from (select discussion_uuid as uuid, read_until from discussion_people
      where discussion_uuid = ${uuid} and user_uuid = ${user_uuid}) found
    where exists (select from messages where ${isNews(user_uuid)})`.execute(database)
  return rows.length > 0
}

type ParticipantRow = Omit<Participant, 'last_read_at'> & { discussion_uuid: string; last_read_at: Date | null }

async function participantsOf(
  database: Kysely<Tables>,
  uuids: readonly string[],
  { user_uuid, now }: ThreadViewer,
): Promise<Map<string, Participant[]>> {
  const { rows } = await sql<ParticipantRow>`
    select asked.uuid as discussion_uuid, ${personColumns}, last_read_at,
      case when users.uuid = ${user_uuid} then coalesce(muted, false) end as muted
    from unnest(${unseen(sql`${uuids}::uuid[]`)}) asked (uuid)
    cross join lateral (${peopleOf(sql`asked.uuid`, now)}) person
    join users on users.uuid = person.uuid ${assistantOfUser}
    left join discussion_people on discussion_people.discussion_uuid = asked.uuid and discussion_people.user_uuid = users.uuid
    order by role, name, users.uuid`.execute(database)
  const found = new Map<string, Participant[]>(uuids.map((uuid) => [uuid, []]))
  for (const { discussion_uuid, last_read_at, ...person } of rows) {
    found.get(discussion_uuid)?.push({ ...person, last_read_at: last_read_at?.toISOString() ?? null })
  }
  return found
}

async function unreadOf(
  database: Kysely<Tables>,
  rows: readonly ThreadRow[],
  user_uuid: string,
): Promise<Map<string, number>> {
  const mine = rows.filter(({ takes_part }) => takes_part)
  const counted = await sql<{ uuid: string; unread: number }>`
    select found.uuid, ${unreadCount(user_uuid)} as unread
    from unnest(${unseen(sql`${mine.map(({ uuid }) => uuid)}::uuid[]`)},
      ${unseen(sql`${mine.map(({ read_until }) => read_until)}::bigint[]`)})
      found (uuid, read_until)`.execute(database)
  return new Map(counted.rows.map(({ uuid, unread }) => [uuid, unread]))
}

/** Rows of `threadRows` with who takes part, and what is unread. */
export async function toThreadViews(
  database: Kysely<Tables>,
  rows: readonly ThreadRow[],
  viewer: ThreadViewer,
): Promise<Discussion[]> {
  if (rows.length === 0) return []
  const uuids = rows.map(({ uuid }) => uuid)
  const [participants, unread] = await Promise.all([
    participantsOf(database, uuids, viewer),
    unreadOf(database, rows, viewer.user_uuid),
  ])
  return rows.map((row) => ({
    uuid: row.uuid,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    project_uuid: row.project_uuid,
    company: row.company,
    participants: participants.get(row.uuid) ?? [],
    last_message_date: row.last_message_date?.toISOString() ?? null,
    last_message_excerpt: row.last_message_excerpt,
    unread: unread.get(row.uuid) ?? 0,
    muted: row.muted,
    takes_part: row.takes_part,
  }))
}

/** A thread that the reader may see. @throws HttpError 404 for any other */
export async function toThreadView(database: Kysely<Tables>, viewer: ThreadViewer, uuid: string): Promise<Discussion> {
  const rows = await threadRows(database, viewer).where('uuid', '=', uuid).execute()
  const [view] = await toThreadViews(database, rows, viewer)
  if (!view) throw notFound(t.noDiscussion())
  return view
}

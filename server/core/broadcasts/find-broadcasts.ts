import type { Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import type { BroadcastState } from '@talentplace/contract/core/notifications/broadcast.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { audienceOf, audienceTitle } from '../notifications/audience.ts'

export interface BroadcastRow {
  readonly uuid: string
  readonly user_uuid: string | null
  readonly role: string | null
  readonly type: string
  readonly title: string
  readonly body: string
  readonly icon: Broadcast['icon']
  readonly priority: Broadcast['priority']
  readonly entity_link: string | null
  readonly starts: Date
  readonly ends: Date
  readonly created_date: Date
  readonly state: BroadcastState
  readonly sender_name: string | null
  readonly person_name: string | null
  readonly readers: number
  readonly mailed: number
}

/** What staff composed, as the text of a query. */
function composed(now: Date): RawBuilder<BroadcastRow> {
  return sql`select notifications.uuid, user_uuid, role, type, title, body, icon, priority, entity_link, starts, ends,
      notifications.created_date, mailed, sender.full_name as sender_name, person.full_name as person_name,
      case when withdrawn_date is not null then 'withdrawn' when ends <= ${now} then 'ended'
        when published_date is not null then 'running' else 'scheduled' end as state,
      (read_at is not null)::int + coalesce((select sum(readers)::int from notification_read_counts
        where notification_uuid = notifications.uuid), 0) as readers
    from notifications
    left join users sender on sender.uuid = sender_uuid
    left join users person on person.uuid = user_uuid
    where composed`
}

/** The rows of what staff composed, for a query. */
export function broadcastRows(database: Kysely<Tables>, now: Date) {
  return database.selectFrom(sql<BroadcastRow>`(${composed(now)})`.as('broadcasts')).selectAll()
}

/** @throws HttpError 404 for one that staff did not compose */
export async function requireBroadcast(database: Kysely<Tables>, now: Date, uuid: string): Promise<BroadcastRow> {
  const row = await broadcastRows(database, now).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export function toBroadcastView(row: BroadcastRow): Broadcast {
  const { uuid, state, title, body, icon, priority, entity_link, sender_name } = row
  return {
    uuid,
    state,
    audience: audienceOf(row),
    audience_title: audienceTitle(row, row.person_name),
    title,
    body,
    icon,
    priority,
    entity_link,
    starts: row.starts.toISOString(),
    ends: row.ends.toISOString(),
    sender_name,
    created_date: row.created_date.toISOString(),
    results: { read: row.readers, mailed: row.mailed },
  }
}

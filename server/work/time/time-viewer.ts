import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Whose eyes time is read with: staff see everybody's, a client their company's, an assistant their own. */
export type TimeViewer =
  | { readonly side: 'staff'; readonly canEdit: boolean }
  | { readonly side: 'client'; readonly client_uuid: string }
  | { readonly side: 'assistant'; readonly assistant_uuid: string }
  /** An assistant without a profile yet, a client without a company. */
  | { readonly side: 'nobody' }

export async function timeViewerOf(database: Kysely<Tables>, session: Session): Promise<TimeViewer> {
  return viewerBySession(session) ?? viewerBy(await ownProfile(database, session).executeTakeFirst())
}

/** Null: their profile says. */
export function viewerBySession(session: Session): TimeViewer | null {
  const canEdit = hasPermission(session.permissions, 'admin_time.edit')
  if (canEdit || hasPermission(session.permissions, 'admin_time.view')) return { side: 'staff', canEdit }
  return session.client_uuid === null ? null : { side: 'client', client_uuid: session.client_uuid }
}

/** The profile of the person, to be read with others. */
export function ownProfile(database: Kysely<Tables>, { user_uuid }: Session) {
  return database.selectFrom('assistants').select('uuid').where('user_uuid', '=', user_uuid)
}

export function viewerBy(profile: { readonly uuid: string } | undefined): TimeViewer {
  return profile ? { side: 'assistant', assistant_uuid: profile.uuid } : { side: 'nobody' }
}

/**
 * What was removed and this reader may still look at: not a client. A piece of a stretch that was only made shorter isn't removed.
 */
export function isRemovedFor(viewer: TimeViewer): RawBuilder<boolean> {
  const removed = sql<boolean>`(time_entries.removed_date is not null and not exists (select from time_entries live
    where live.origin_uuid = time_entries.origin_uuid and live.removed_date is null))`
  if (viewer.side === 'staff') return removed
  if (viewer.side === 'assistant') {
    return sql`(${removed} and time_entries.virtualassistant_uuid = ${viewer.assistant_uuid})`
  }
  return sql`false`
}

/** The entries that this reader sees. What nobody answered for counts nowhere, so a client doesn't see it. */
export function isSeenBy(viewer: TimeViewer): RawBuilder<boolean> {
  if (viewer.side === 'staff') return sql`time_entries.removed_date is null`
  if (viewer.side === 'assistant') {
    return sql`(time_entries.removed_date is null and time_entries.virtualassistant_uuid = ${viewer.assistant_uuid})`
  }
  if (viewer.side === 'nobody') return sql`false`
  return sql`(time_entries.removed_date is null and time_entries.client_uuid = ${viewer.client_uuid}
    and time_entries.status in ${sqlIn(timeEntryStates.sets.counted)})`
}

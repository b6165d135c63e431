import * as t from '@talentplace/contract/work/messages/discussion-errors'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { threadsOf } from './taking-part.ts'

/** Who reads threads, and when. */
export interface ThreadViewer {
  readonly user_uuid: string
  /** Staff who may see threads that they take no part in; each look is noted. */
  readonly looks: boolean
  /** Staff who may join those. */
  readonly joins: boolean
  readonly now: Date
}

export function threadViewer(session: Session, now: Date): ThreadViewer {
  const joins = hasPermission(session.permissions, 'admin_discussion.edit')
  return {
    user_uuid: session.user_uuid,
    looks: joins || hasPermission(session.permissions, 'admin_discussion.view'),
    joins,
    now,
  }
}

const absent = () => notFound(t.noDiscussion())

interface Part {
  readonly takes_part: boolean
}

/** Whether someone takes part in a thread, as the text of a query; no row: there is no such thread. */
export function partIn({ user_uuid, now }: ThreadViewer, uuid: string): RawBuilder<Part> {
  return sql<Part>`select uuid in (${threadsOf(user_uuid, now)}) as takes_part from discussions where uuid = ${uuid}`
}

/** Whether the reader takes part in a thread, or only may look at it. @throws HttpError 404 when neither */
export async function requireThread(database: Kysely<Tables>, viewer: ThreadViewer, uuid: string): Promise<Part> {
  const { rows } = await partIn(viewer, uuid).execute(database)
  return visiblePart(viewer, rows[0])
}

function visiblePart({ looks }: ThreadViewer, found: Part | undefined): Part {
  if (!found || !(found.takes_part || looks)) throw absent()
  return found
}

/** @throws HttpError 404 for a thread that isn't the reader's, 409 `join_first` for staff who look, 403 where they may do no more */
export function assertTakesPart(viewer: ThreadViewer, found: Part | undefined): void {
  const { takes_part } = visiblePart(viewer, found)
  if (!takes_part) {
    if (!viewer.joins) throw new HttpError(403, 'forbidden', 'Your account does not have the permission for this.')
    throw new HttpError(409, 'join_first', t.joinFirst())
  }
}

/** The same, asked of the database. @throws HttpError as `assertTakesPart` */
export async function requirePart(database: Kysely<Tables>, viewer: ThreadViewer, uuid: string): Promise<void> {
  const { rows } = await partIn(viewer, uuid).execute(database)
  assertTakesPart(viewer, rows[0])
}

/** Notes that staff have looked at what they take no part in. */
export async function recordLook(
  transaction: Transaction<Tables>,
  { user_uuid, now }: ThreadViewer,
  what: { entity: `${string}:${string}`; action: 'looked' | 'searched'; words?: string },
): Promise<void> {
  await recordAudit(transaction, {
    at: now,
    actor_uuid: user_uuid,
    action: `discussion.${what.action}`,
    entity: what.entity,
    ...(what.words !== undefined && { details: { words: what.words } }),
  })
}

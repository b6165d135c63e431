import { getFullNotification, getNotification } from '@talentplace/contract/notifications/notification.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { titleOfRole } from './broadcasts/audience.ts'
import { readerOf } from './reader.ts'
import { shownNotification } from './shown-notification.ts'
import { findOneVisible, type VisibleRow } from './visible-notifications.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

/** @throws HttpError 404 when it isn't there or isn't theirs */
async function requireVisible({ database, clock }: Deps, session: Session, uuid: string): Promise<VisibleRow> {
  const row = await findOneVisible(database.kysely, readerOf(session, clock.now()), uuid)
  if (!row) throw notFound()
  return row
}

function reasonOf({ is_own, role }: VisibleRow): string {
  if (is_own) return 'This was sent to you alone.'
  if (role === null) return 'This was sent to everybody with an account.'
  const title = titleOfRole(role)
  return `This was sent to ${title.charAt(0).toLowerCase()}${title.slice(1)}.`
}

export function getNotificationOperation(deps: Deps) {
  return handle(getNotification, async (context, { params }) =>
    shownNotification(await requireVisible(deps, signedIn(context), params.uuid)),
  )
}

export function getFullNotificationOperation(deps: Deps) {
  return handle(getFullNotification, async (context, { params }) => {
    const row = await requireVisible(deps, signedIn(context), params.uuid)
    const sender =
      row.sender_uuid === null
        ? undefined
        : await deps.database.kysely
            .selectFrom('users')
            .select('full_name')
            .where('uuid', '=', row.sender_uuid)
            .executeTakeFirst()
    return {
      ...shownNotification(row),
      reason: reasonOf(row),
      ends: row.ends?.toISOString() ?? null,
      sender_name: sender?.full_name ?? null,
    }
  })
}

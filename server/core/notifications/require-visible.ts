import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { viewerOf } from './viewer.ts'
import { findOneVisible, type VisibleRow } from './visible-notifications.ts'

export interface NotificationDeps {
  readonly database: Database
  readonly clock: Clock
}

/** @throws HttpError 404 when it isn't there or isn't theirs */
export async function requireVisible(
  { database, clock }: NotificationDeps,
  session: Session,
  uuid: string,
): Promise<VisibleRow> {
  const row = await findOneVisible(database.kysely, viewerOf(session, clock.now()), uuid)
  if (!row) throw notFound()
  return row
}

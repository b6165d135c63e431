import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { seesEverySubscription } from '../owned-subscription.ts'

/** @throws HttpError 404 for a client who isn't the caller's own, except to staff who see all */
export async function requireSeenClient(kysely: Kysely<Tables>, session: Session, uuid: string): Promise<void> {
  const client = await kysely.selectFrom('clients').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (!client || !(client.uuid === session.client_uuid || seesEverySubscription(session))) throw notFound()
}

import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/http-error.ts'
import type { Session } from '../platform/sessions/session.ts'

/**
 * The profile behind a person's or a profile's uuid: one's own, or anybody's for staff. Null: an assistant without a
 * profile yet.
 * @throws HttpError 404
 */
export async function visibleAssistant(database: Database, session: Session, uuid: string): Promise<string | null> {
  const assistant = await database.kysely
    .selectFrom('assistants')
    .select(['uuid', 'user_uuid'])
    .where((where) => where.or([where('uuid', '=', uuid), where('user_uuid', '=', uuid)]))
    .executeTakeFirst()
  if (!assistant && uuid === session.user_uuid) return null
  const own = assistant?.user_uuid === session.user_uuid
  if (!assistant || !(own || hasPermission(session.permissions, 'admin_virtualassistant.view'))) throw notFound()
  return assistant.uuid
}

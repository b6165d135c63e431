import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Database } from '../../platform/database/connection.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Whether someone may read a file because it is a photo of themselves, or one that they look at before clients see it. */
export function viewerOfPhotos({ database }: { database: Database }) {
  return async (session: Session, file_uuid: string): Promise<boolean> => {
    const found = await database.kysely
      .selectFrom('portraits')
      .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
      .select('user_uuid')
      .where('file_uuid', '=', file_uuid)
      .executeTakeFirst()
    if (!found) return false
    return found.user_uuid === session.user_uuid || hasPermission(session.permissions, 'admin_virtualassistant.view')
  }
}

import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { recordLook, requireThread, threadViewer } from './thread-viewer.ts'

/** Whether someone may read a file because it hangs on a message that they may read; a look of staff is noted here, too. */
export function viewerOfMessageFiles({ database, clock }: { database: Database; clock: Clock }) {
  return async (session: Session, file_uuid: string): Promise<boolean> => {
    const { rows } = await sql<{ discussion_uuid: string }>`
      select discussion_uuid from message_files join messages on messages.uuid = message_uuid
      where file_uuid = ${file_uuid}`.execute(database.kysely)
    const [found] = rows
    if (!found) return false
    const viewer = threadViewer(session, clock.now())
    const part = await requireThread(database.kysely, viewer, found.discussion_uuid).catch(() => null)
    if (part === null) return false
    if (!part.takes_part) {
      const look = { action: 'looked', entity: `discussion:${found.discussion_uuid}` } as const
      await database.kysely.transaction().execute((transaction) => recordLook(transaction, viewer, look))
    }
    return true
  }
}

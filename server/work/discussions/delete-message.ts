import { deleteMessage } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { detachFiles } from '../../platform/files/attach-files.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { changeMessage } from './change-message.ts'
import { threadViewer } from './thread-viewer.ts'

/** One's own message goes: its place says so, its words and files aren't kept. */
export function deleteMessageOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteMessage, (context, { params }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    return changeMessage(database, viewer, params, async (transaction, message) => {
      const files = await transaction
        .deleteFrom('message_files')
        .where('message_uuid', '=', message.uuid)
        .returning('file_uuid')
        .execute()
      await detachFiles(
        transaction,
        files.map(({ file_uuid }) => file_uuid),
      )
      return { body: '', deleted_date: viewer.now }
    })
  })
}

import * as t from '@talentplace/contract/work/messages/discussion-errors'
import { saveMessage } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { changeMessage } from './change-message.ts'
import { threadViewer } from './thread-viewer.ts'

/** Other words for one's own message; shown as edited. */
export function saveMessageOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveMessage, (context, { params, body: { body } }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    return changeMessage(database, viewer, params, async (transaction, message) => {
      const file = await transaction
        .selectFrom('message_files')
        .select('file_uuid')
        .where('message_uuid', '=', message.uuid)
        .executeTakeFirst()
      if (body === '' && file === undefined) throw invalidField('body', t.emptyMessage())
      return { body, edited_date: viewer.now }
    })
  })
}

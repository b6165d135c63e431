import { listWrittenFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { visibleTo, writtenFeedback } from './written-feedback.ts'

/** Staff have everything, a client what their company wrote, an assistant what is shown about them. */
export function listWrittenFeedbackOperation(database: Database) {
  return handle(listWrittenFeedback, async (context, { query: { status, subject_uuid, pagination } }) => {
    const session = signedIn(context)
    const isStaff = hasPermission(session.permissions, 'admin_virtualassistant.view')
    const found = writtenFeedback(database.kysely)
      .$if(isStaff && status !== undefined, (all) => all.where('feedback.status', '=', status ?? 'pending'))
      .$if(subject_uuid !== undefined, (all) => all.where('feedback.subject_uuid', '=', subject_uuid ?? ''))
      .$if(!isStaff, (all) =>
        all.where((where) =>
          where.or([
            where('feedback.client_uuid', '=', session.client_uuid),
            where.and([where('assistants.user_uuid', '=', session.user_uuid), where('feedback.status', '=', 'shown')]),
          ]),
        ),
      )
    const page = latestPage(pagination, [sql`feedback.created_date`, sql`feedback.uuid`])
    const { rows, count } = await listPage(found, page)
    return { feedback: rows.map((row) => visibleTo(session, row)), count }
  })
}

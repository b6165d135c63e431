import { listWrittenFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { inPageOrder, latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { visibleTo, writtenFeedback } from './written-feedback.ts'

/** Staff have everything, a client what their company wrote, an assistant what is shown about them. */
export function listWrittenFeedbackOperation({ kysely }: Database) {
  return handle(listWrittenFeedback, async (context, { query: { status, subject_uuid, pagination } }) => {
    const session = signedIn(context)
    const isStaff = hasPermission(session.permissions, 'admin_virtualassistant.view')
    const isSeen = isStaff
      ? status === undefined
        ? sql<boolean>`true`
        : sql<boolean>`feedback.status = ${status}`
      : sql<boolean>`(feedback.client_uuid = ${session.client_uuid}
          or feedback.subject_uuid = any (array(select uuid from assistants where user_uuid = ${session.user_uuid})) and feedback.status = 'shown')`
    const found = kysely
      .selectFrom('feedback')
      .select('feedback.uuid')
      .where(isSeen)
      .$if(subject_uuid !== undefined, (all) => all.where('feedback.subject_uuid', '=', subject_uuid ?? ''))
    const page = latestPage(pagination, [sql`feedback.created_date`, sql`feedback.uuid`])
    const { rows: ids, count } = await listPage(found, page)
    const uuids = ids.map(({ uuid }) => uuid)
    const read = writtenFeedback(kysely).where(sql<boolean>`feedback.uuid = any (${uuids}::uuid[])`)
    const rows = inPageOrder(uuids, await read.execute())
    return { feedback: rows.map((row) => visibleTo(session, row)), count }
  })
}

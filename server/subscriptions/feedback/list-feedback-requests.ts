import { listFeedbackRequests } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'

/** More people than one company has at a time. */
const max = 100

/** Whom this company is asked about and hasn't said anything of since. */
export function listFeedbackRequestsOperation(database: Database) {
  return handle(listFeedbackRequests, async (context) => {
    const { client_uuid } = signedIn(context)
    const rows = await database.kysely
      .selectFrom('feedback_requests')
      .innerJoin('projects', 'projects.uuid', 'feedback_requests.project_uuid')
      .innerJoin('assistants', 'assistants.uuid', 'feedback_requests.subject_uuid')
      .select(['feedback_requests.uuid', 'project_uuid', 'project_name', 'occasion', 'asked_date'])
      .select(['subject_uuid', 'display_name', 'assistants.avatar_id'])
      .where('projects.client_uuid', '=', client_uuid)
      .where('closed_date', 'is', null)
      .orderBy('asked_date')
      .orderBy('feedback_requests.uuid')
      .limit(max)
      .execute()
    return { requests: rows.map((row) => ({ ...row, asked_date: row.asked_date.toISOString() })) }
  })
}

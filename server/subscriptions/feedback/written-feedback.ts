import type { WrittenFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import type { Kysely, Selectable } from 'kysely'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Reviews with whom and what they are about. */
export function writtenFeedback(database: Kysely<Tables>) {
  return database
    .selectFrom('feedback')
    .innerJoin('assistants', 'assistants.uuid', 'feedback.subject_uuid')
    .leftJoin('projects', 'projects.uuid', 'feedback.project_uuid')
    .leftJoin('clients', 'clients.uuid', 'feedback.client_uuid')
    .selectAll('feedback')
    .select(['assistants.display_name as subject_name', 'assistants.user_uuid as subject_user_uuid'])
    .select(['assistants.avatar_id', 'projects.project_name', 'clients.company'])
}

export type FeedbackRow = Selectable<Tables['feedback']> & {
  readonly subject_name: string
  readonly avatar_id: number
  readonly subject_user_uuid: string | null
  readonly project_name: string | null
  readonly company: string | null
}

/** What the assistant answered, once. */
export function replyOf({ reply, reply_date }: Pick<FeedbackRow, 'reply' | 'reply_date'>) {
  return reply === null || reply_date === null ? null : { message: reply, created_date: reply_date.toISOString() }
}

/** A review as this person sees it: what was told us alone stays between its client and us. */
export function visibleTo(session: Session, row: FeedbackRow): WrittenFeedback {
  const isOwn = row.client_uuid !== null && row.client_uuid === session.client_uuid
  const seesAll =
    isOwn ||
    hasPermission(session.permissions, 'admin_virtualassistant.view') ||
    hasPermission(session.permissions, 'admin_virtualassistant.edit')
  return {
    uuid: row.uuid,
    rating: row.rating,
    message: row.message,
    display_name: row.display_name,
    created_date: row.created_date.toISOString(),
    reply: replyOf(row),
    subject_uuid: row.subject_uuid,
    subject_name: row.subject_name,
    avatar_id: row.avatar_id,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    company: row.company,
    status: row.status,
    version: row.version,
    ...(seesAll && { private_note: row.private_note, hidden_reason: row.hidden_reason }),
  }
}

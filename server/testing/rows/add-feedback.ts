import type { FeedbackState } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import type { TestDatabase } from '../database.ts'

/** A shown review of five stars by a client, unless said otherwise; its uuid. */
export async function addFeedback(
  database: TestDatabase,
  about: {
    client_uuid: string
    project_uuid: string
    subject_uuid: string
    message?: string
    rating?: number
    status?: FeedbackState
    author_uuid?: string
    created_date?: Date
  },
): Promise<string> {
  const { message = 'Careful and quick.', rating = 5, status = 'shown', ...rest } = about
  const { uuid } = await database.kysely
    .insertInto('feedback')
    .values({ ...rest, message, rating, status, display_name: 'Maple Books' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

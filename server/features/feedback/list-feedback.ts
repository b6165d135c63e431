import { listFeedback } from '@talentplace/contract/feedback/feedback.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, type BoundOperation } from '../../platform/http/handler.ts'

/** B5.7, B7.1: the testimonials about one assistant, or about whomever: shown, with words, newest first. */
export function listFeedbackOperation(database: Database): BoundOperation {
  return handle(listFeedback, async (_context, { query }) => {
    const { limit, offset, sortDesc } = query.pagination
    const oldestFirst = sortDesc?.[0] === false
    const { subject_uuid: subject, least_rating: leastRating } = query
    const shown = database.kysely
      .selectFrom('feedback')
      .where('status', '=', 'shown')
      .where('message', '<>', '')
      .where('rating', '>=', leastRating)
      .$if(subject !== undefined, (all) => all.where('subject_uuid', '=', subject ?? ''))
    const { count } = await shown.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const rows = await shown
      .select(['uuid', 'rating', 'message', 'display_name', 'created_date'])
      .orderBy('created_date', oldestFirst ? 'asc' : 'desc')
      .orderBy('uuid')
      .limit(limit)
      .offset(offset)
      .execute()
    return {
      feedback: rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() })),
      count: Number(count),
    }
  })
}

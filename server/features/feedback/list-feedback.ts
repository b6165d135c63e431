import { listFeedback } from '@talentplace/contract/feedback/feedback.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, type BoundOperation } from '../../platform/http/handler.ts'

/** B5.7: the testimonials about one assistant: shown, with words, newest first. */
export function listFeedbackOperation(database: Database): BoundOperation {
  return handle(listFeedback, async (_context, { query }) => {
    const { limit, offset, sortDesc } = query.pagination
    const oldestFirst = sortDesc?.[0] === false
    const shown = database.kysely
      .selectFrom('feedback')
      .where('subject_uuid', '=', query.subject_uuid)
      .where('status', '=', 'shown')
      .where('message', '<>', '')
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

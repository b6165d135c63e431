import { listFeedback } from '@talentplace/contract/subscriptions/feedback/feedback.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle, type BoundOperation, type RequestContext } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { replyOf } from './written-feedback.ts'

type FeedbackQuery = Received<typeof listFeedback>['query']

const columns = { created_date: neverEmpty(sql`created_date`) }
const usual = { by: 'created_date', descending: true } as const

/** Whatever page a visitor asks for of what was said about whomever. */
const visitorsPage = { limit: 3, offset: 0, sortDesc: undefined }

/**
 * B5.7, B7.1: the testimonials about one assistant, or about whomever: shown, with words, newest first. `isVisible` says
 * whether a visitor's search shows them this person.
 */
export function listFeedbackOperation(deps: {
  database: Database
  isVisible: (address: string, search: FeedbackQuery, uuid: string) => Promise<boolean>
}): BoundOperation {
  const { database, isVisible } = deps

  /** The page that is answered. @throws HttpError 401 `sign_in_to_see` for someone whom a visitor wasn't shown */
  async function pageFor({ session, address }: RequestContext, query: FeedbackQuery) {
    if (session !== null) return query.pagination
    if (query.subject_uuid === undefined) {
      return { ...visitorsPage, limit: Math.min(query.pagination.limit, visitorsPage.limit) }
    }
    if (await isVisible(address, query, query.subject_uuid)) return query.pagination
    throw new HttpError(401, 'sign_in_to_see', 'Sign in to see what clients say.')
  }

  return handle(listFeedback, async (context, { query }) => {
    const { limit, offset, sortDesc } = await pageFor(context, query)
    const sort = { limit, offset, sortBy: ['created_date'] as const, sortDesc: [sortDesc?.[0] !== false] }
    const { subject_uuid: subject, least_rating: leastRating } = query
    const written = database.kysely
      .selectFrom('feedback')
      .where('status', '=', 'shown')
      .where('message', '<>', '')
      .where('rating', '>=', leastRating)
      .select('uuid')
      .$if(subject !== undefined, (all) => all.where('subject_uuid', '=', subject ?? ''))
    const { rows: ids, count } = await listPage(written, pageOf(sort, columns, usual, [[sql`uuid`, 'asc']]))
    const uuids = ids.map(({ uuid }) => uuid)
    const read = await database.kysely
      .selectFrom('feedback')
      .select(['uuid', 'rating', 'message', 'display_name', 'created_date', 'reply', 'reply_date'])
      .where(sql<boolean>`uuid = any (${uuids}::uuid[])`)
      // What is hidden meanwhile isn't shown any more.
      .where('status', '=', 'shown')
      .execute()
    const rows = inPageOrder(uuids, read)
    const feedback = rows.map(({ reply, reply_date, ...row }) => ({
      ...row,
      created_date: row.created_date.toISOString(),
      reply: replyOf({ reply, reply_date }),
    }))
    return { feedback, count }
  })
}

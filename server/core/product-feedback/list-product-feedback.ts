import { listProductFeedback } from '@talentplace/contract/core/product-feedback/product-feedback.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'

const columns = { created_date: neverEmpty(sql`product_feedback.created_date`) }

/** What people told us of the product, newest first. */
export function listProductFeedbackOperation({ kysely }: Database) {
  return handle(listProductFeedback, async (_context, { query: { search = '', pagination } }) => {
    let found = kysely.selectFrom('product_feedback').select('product_feedback.uuid')
    if (search !== '') {
      const pattern = containing(search)
      found = found.where(
        sql<boolean>`(folded_text(message) like ${pattern}
        or product_feedback.user_uuid = any (array(select uuid from users where searched_text like ${pattern})))`,
      )
    }
    const usual = { by: 'created_date', descending: true } as const
    const page = pageOf(pagination, columns, usual, [[sql`product_feedback.uuid`, 'desc']])
    const { rows: ids, count } = await listPage(found, page)
    const uuids = ids.map(({ uuid }) => uuid)
    const read = await kysely
      .selectFrom('product_feedback')
      .leftJoin('users', 'users.uuid', 'product_feedback.user_uuid')
      .select(['product_feedback.uuid', 'message', 'page', 'product_feedback.created_date'])
      .select(['users.uuid as user_uuid', 'full_name', 'email'])
      .where(sql<boolean>`product_feedback.uuid = any (${uuids}::uuid[])`)
      .execute()
    const rows = inPageOrder(uuids, read)
    const feedback = rows.map(({ user_uuid, full_name, email, created_date, ...row }) => ({
      ...row,
      user: user_uuid === null || full_name === null || email === null ? null : { uuid: user_uuid, full_name, email },
      created_date: created_date.toISOString(),
    }))
    return { feedback, count }
  })
}

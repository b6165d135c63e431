import { listEditions } from '@talentplace/contract/content/content.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { pageNamed } from './edition.ts'

/** The editions made here, newest first. */
export function listEditionsOperation(database: Database) {
  return handle(listEditions, async (_context, { params, query }) => {
    const { limit, offset, sortDesc } = query.pagination
    const editions = database.kysely.selectFrom('content_editions').where('page', '=', pageNamed(params.page))
    const { count } = await editions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const rows = await editions
      .leftJoin('users', 'users.uuid', 'content_editions.edited_by')
      .select(['version', 'reason', 'users.full_name as edited_by', 'content_editions.created_date'])
      .orderBy('number', sortDesc?.[0] === false ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return { editions: rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() })), count }
  })
}

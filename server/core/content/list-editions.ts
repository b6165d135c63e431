import { listEditions } from '@talentplace/contract/core/content/content.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { pageNamed } from './edition.ts'

/** The editions made here, newest first. */
export function listEditionsOperation(database: Database) {
  return handle(listEditions, async (_context, { params, query }) => {
    const editions = database.kysely
      .selectFrom('content_editions')
      .where('page', '=', pageNamed(params.page))
      .leftJoin('users', 'users.uuid', 'content_editions.edited_by')
      .select(['version', 'reason', 'users.full_name as edited_by', 'content_editions.created_date'])
    const { rows, count } = await listPage(editions, latestPage(query.pagination, [sql`number`]))
    return { editions: rows.map((row) => ({ ...row, created_date: row.created_date.toISOString() })), count }
  })
}

import { contentPageNames } from '@talentplace/contract/core/content/content-page'
import { listContent } from '@talentplace/contract/core/content/content.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { editionOf, shippedEdition } from './edition.ts'

/** Every page with its present edition. */
export function listContentOperation(database: Database) {
  return handle(listContent, async () => {
    const rows = await database.kysely
      .selectFrom('content_editions')
      .leftJoin('users', 'users.uuid', 'content_editions.edited_by')
      .distinctOn('content_editions.page')
      .select(['page', 'version', 'text', 'content_editions.created_date', 'users.full_name as edited_by'])
      .orderBy('content_editions.page')
      .orderBy('number', 'desc')
      .execute()
    const newest = new Map(rows.map((row) => [row.page, { ...editionOf(row), edited_by: row.edited_by }]))
    const content = contentPageNames.map((page) => {
      const { version, text, edited_date, edited_by } = newest.get(page) ?? { ...shippedEdition(page), edited_by: null }
      return { page, heading: text.heading, version, edited_date, edited_by }
    })
    return { content, count: content.length }
  })
}

import { getContent } from '@talentplace/contract/core/content/content.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { editionInForce, editionOf, pageNamed, shippedEdition } from './edition.ts'

/** The words of a public page: the present edition, or the one asked for by its version. */
export function getContentOperation(database: Database) {
  return handle(getContent, async (_context, { params, query }) => {
    const page = pageNamed(params.page)
    if (query.version === undefined) return editionInForce(database.kysely, page)
    const shipped = shippedEdition(page)
    if (query.version === shipped.version) return shipped
    const row = await database.kysely
      .selectFrom('content_editions')
      .selectAll()
      .where('page', '=', page)
      .where('version', '=', query.version)
      .executeTakeFirst()
    if (!row) throw notFound('There is no such edition of this page.')
    return editionOf(row)
  })
}

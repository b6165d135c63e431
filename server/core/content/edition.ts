import { pageText, type ContentEdition, type ContentPageName } from '@talentplace/contract/core/content/content-page'
import { shippedPages } from '@talentplace/contract/core/content/shipped-pages'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

export const noSuchPage = 'There is no page of this name.'

/** The page of a name. @throws HttpError 404 */
export function pageNamed(name: string): ContentPageName {
  if (!Object.hasOwn(shippedPages, name)) throw notFound(noSuchPage)
  return name as ContentPageName
}

/** The edition as the product brings it. */
export function shippedEdition(page: ContentPageName): ContentEdition {
  const { version, ...text } = shippedPages[page]
  return { page, version, text, edited_date: null }
}

/** An edition made here as the contract says it. */
export function editionOf(row: { page: string; version: string; text: unknown; created_date: Date }): ContentEdition {
  const { page, version, text, created_date } = row
  return { page, version, text: pageText.parse(text), edited_date: created_date.toISOString() }
}

/** The edition of a page that was made here last; undefined before the first. */
export function newestEdition(kysely: Kysely<Tables>, page: ContentPageName) {
  return kysely
    .selectFrom('content_editions')
    .selectAll()
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The edition that everybody sees: the newest made here, else the one the product brings. */
export async function editionInForce(kysely: Kysely<Tables>, page: ContentPageName): Promise<ContentEdition> {
  const newest = await newestEdition(kysely, page)
  return newest ? editionOf(newest) : shippedEdition(page)
}

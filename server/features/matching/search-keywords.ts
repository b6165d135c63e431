import { searchKeywords } from '@talentplace/contract/matching/keyword.routes'
import { readIdList } from '@talentplace/contract/shared/identifier'
import { handle } from '../../platform/http/handler.ts'
import { keywordsByIds, searchKeywords as search } from './understanding/keyword-search.ts'
import type { VocabularySource } from './vocabulary-source.ts'

/** B2.2: what is typed is searched; given ids are looked up and the rest of the query doesn't matter. */
export function searchKeywordsOperation(vocabulary: VocabularySource) {
  return handle(searchKeywords, (_context, { query }) => {
    if (query.ids !== undefined) {
      const keywords = keywordsByIds(vocabulary.current, readIdList(query.ids), query.types)
      return { keywords, count: keywords.length }
    }
    const { limit, offset, sortBy } = query.pagination
    return search(vocabulary.current, {
      searchQuery: query.searchQuery,
      types: query.types,
      limit,
      offset,
      sortByValue: sortBy?.includes('value') ?? false,
    })
  })
}

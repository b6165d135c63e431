import { keyword, searchKeywords } from '@talentplace/contract/matching/keyword.routes'
import { readIdList } from '@talentplace/contract/shared/identifier'
import { handle } from '../platform/http/handler.ts'
import { prepared, type PreparedReply } from '../platform/http/prepared-reply.ts'
import type { Keyword } from './understanding/keyword-index.ts'
import { keywordsByIds, searchKeywords as search } from './understanding/keyword-search.ts'
import { keywordsOfRoles } from './understanding/keywords-of-roles.ts'
import type { VocabularySource } from './vocabulary-source.ts'

/** JSON of each keyword, checked against the contract when it is first answered. */
const keywordJson = new WeakMap<Keyword, string>()

function jsonOf(found: Keyword): string {
  const known = keywordJson.get(found)
  if (known !== undefined) return known
  const json = JSON.stringify(keyword.parse(found))
  keywordJson.set(found, json)
  return json
}

function replyOf(keywords: readonly Keyword[], count: number): PreparedReply {
  let json = ''
  for (const found of keywords) json += json === '' ? jsonOf(found) : `,${jsonOf(found)}`
  return prepared(`{"keywords":[${json}],"count":${count}}`)
}

/** B2.2: what is typed is searched; given ids are looked up and the rest of the query doesn't matter. */
export function searchKeywordsOperation(vocabulary: VocabularySource) {
  return handle(searchKeywords, (_context, { query }) => {
    if (query.ids !== undefined) {
      const keywords = keywordsByIds(vocabulary.current, readIdList(query.ids), query.types)
      return replyOf(keywords, keywords.length)
    }
    const { limit, offset, sortBy } = query.pagination
    if (query.searchQuery.trim() === '' && query.rids.length > 0) {
      const { keywords, count } = keywordsOfRoles(vocabulary.current, { ...query, roles: query.rids, limit, offset })
      return replyOf(keywords, count)
    }
    const { keywords, count } = search(vocabulary.current, {
      searchQuery: query.searchQuery,
      types: query.types,
      limit,
      offset,
      sortByValue: sortBy?.includes('value') ?? false,
    })
    return replyOf(keywords, count)
  })
}

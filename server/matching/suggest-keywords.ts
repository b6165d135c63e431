import { suggestKeywords } from '@talentplace/contract/matching/keyword.routes'
import { handle } from '../platform/http/handler.ts'
import { suggestKeywords as suggest } from './understanding/keyword-suggestions.ts'
import type { VocabularySource } from './vocabulary-source.ts'

export function suggestKeywordsOperation(vocabulary: VocabularySource) {
  return handle(suggestKeywords, (_context, { query }) => suggest(vocabulary.current, query))
}

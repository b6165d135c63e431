import { understandWords } from '@talentplace/contract/matching/keyword.routes'
import { handle } from '../platform/http/handler.ts'
import { understand } from './understanding/understood-words.ts'
import type { VocabularySource } from './vocabulary-source.ts'

/** B2.1: what free words mean. */
export function understandWordsOperation(vocabulary: VocabularySource) {
  return handle(understandWords, (_context, { query }) => ({
    understood: query.default.map((word) => understand(vocabulary.current, word)),
  }))
}

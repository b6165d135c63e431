import { listUnknownWords } from '@talentplace/contract/matching/vocabulary/unknown-word.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { searchKeywords } from '../understanding/keyword-search.ts'
import type { VocabularySource } from '../vocabulary-source.ts'

const maxSuggestions = 3
const columns = { times_entered: sql`times_entered` }

/** The most entered first, each with what its spelling is near to. */
export function listUnknownWordsOperation(deps: { database: Database; vocabulary: VocabularySource }) {
  const { database, vocabulary } = deps
  return handle(listUnknownWords, async (_context, { query: { pagination } }) => {
    const found = database.kysely
      .selectFrom('unknown_words')
      .select(['word', 'times_entered', 'last_entered'])
      .where('dismissed_date', 'is', null)
    const page = pageOf(pagination, columns, { by: 'times_entered', descending: true }, sql`word`)
    const { rows, count } = await listPage(found, page)
    const words = rows.map(({ word, times_entered, last_entered }) => {
      const { keywords } = searchKeywords(vocabulary.current, {
        searchQuery: word,
        types: ['role', 'skill', 'tool'],
        limit: maxSuggestions,
        offset: 0,
        sortByValue: false,
      })
      return {
        word,
        times_entered,
        last_entered: last_entered.toISOString(),
        suggestions: keywords.map(({ type, id, value }) => ({ kind: `${type}s` as const, id, value })),
      }
    })
    return { words, count }
  })
}

import { readersKeyword, type Keyword, type KeywordEntry, type KeywordType } from './keyword-index.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * All skills or tools, those that people of these roles use most first, then the most useful ones.
 * @param roles ids; unknown ones are passed over
 */
export function keywordsOfRoles(
  vocabulary: Vocabulary,
  query: { roles: readonly number[]; types: readonly KeywordType[]; limit: number; offset: number },
): { keywords: Keyword[]; count: number } {
  const { entries } = vocabulary.keywords
  const requested = new Set(query.roles)
  const roles = new Set(
    entries.flatMap(({ type, id, position }) => (type === 'role' && requested.has(id) ? position : [])),
  )
  const use = ({ links }: KeywordEntry) =>
    links.reduce((sum, { role, weight }) => sum + (roles.has(role) ? weight : 0), 0)
  const offered = entries
    .filter(({ type }) => query.types.includes(type))
    .map((entry) => ({ entry, use: use(entry) }))
    .toSorted((one, other) => other.use - one.use || one.entry.rank - other.entry.rank)
  return {
    keywords: offered.slice(query.offset, query.offset + query.limit).map(({ entry }) => readersKeyword(entry)),
    count: offered.length,
  }
}

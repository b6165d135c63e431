import { maximumKeywordLength } from '@talentplace/contract/core/criteria/limits'
import { recommendRoles } from '@talentplace/contract/matching/keyword.routes'
import { readIdList } from '@talentplace/contract/shared/identifier'
import { handle } from '../platform/http/handler.ts'
import { recommendRoles as recommend, rolesByIds } from './understanding/role-recommendation.ts'
import type { TogetherRoles } from './roles-together.ts'
import type { UnknownWords } from './unknown-words.ts'
import type { VocabularySource } from './vocabulary-source.ts'

/** B2.3: roles for what was entered; words that mean nothing to us are kept for staff. */
export function recommendRolesOperation(deps: {
  vocabulary: VocabularySource
  unknownWords: UnknownWords
  rolesTogether: (ids: readonly number[]) => TogetherRoles | null
}) {
  const { vocabulary, unknownWords, rolesTogether } = deps
  return handle(recommendRoles, (_context, { query }) => {
    if (query.ids !== undefined) {
      return { recognised: true, roles: rolesByIds(vocabulary.current, readIdList(query.ids)), together: null }
    }
    const result = recommend(vocabulary.current, query)
    const nothing = { roles: [], skills: [], tools: [] }
    for (const word of query.default) {
      const alone = query.default.length === 1 && query.roles.length + query.skills.length + query.tools.length === 0
      const recognised = alone
        ? result.recognised
        : recommend(vocabulary.current, { ...nothing, default: [word] }).recognised
      // A message is a client's own words: only what may be a word of the trade is kept.
      if (!recognised && word.length <= maximumKeywordLength) unknownWords.record(word)
    }
    const sure = result.roles.filter(({ preselected }) => preselected).map(({ id }) => id)
    return { ...result, together: rolesTogether(sure) }
  })
}

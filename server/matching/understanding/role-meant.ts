import { recommendRoles } from './role-recommendation.ts'
import { languagesIn, workBesideLanguages } from './spoken-languages.ts'
import type { Vocabulary } from './vocabulary.ts'

/** With a share as large of the best role's score, another may be meant as well. */
const asLikely = 0.75

/**
 * The role that free words surely mean; none where we ask, where several are as likely or where only a language is asked
 * for. Which language someone is to speak is no part of it: a Spanish speaking bookkeeper keeps books.
 */
export function roleMeant(vocabulary: Vocabulary, word: string): { id: number; value: string }[] {
  const speaks = languagesIn(vocabulary.reference.languages, word).length > 0
  const work = speaks ? workBesideLanguages(word) : word
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [work] })
  const [best, second] = roles
  if (!recognised || best === undefined || (second?.score ?? 0) > asLikely * best.score) return []
  return [{ id: best.id, value: best.value }]
}

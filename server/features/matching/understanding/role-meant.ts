import { recommendRoles } from './role-recommendation.ts'
import type { Vocabulary } from './vocabulary.ts'

/** With a share as large of the best role's score, another may be meant as well. */
const asLikely = 0.75

/** The role that free words surely mean; none where we ask or where several are as likely. */
export function roleMeant(vocabulary: Vocabulary, word: string): { id: number; value: string }[] {
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [word] })
  const [best, second] = roles
  if (!recognised || best === undefined || (second?.score ?? 0) > asLikely * best.score) return []
  return [{ id: best.id, value: best.value }]
}

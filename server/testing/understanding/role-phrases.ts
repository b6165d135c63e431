/** What someone might type, with the slugs of the roles a person would accept as an answer. */
export interface RolePhrase {
  readonly phrase: string
  readonly acceptable: readonly string[]
}

/** Phrases (parted by bars) by the roles (parted by spaces) that answer them. */
export function rolePhrasesOf(phrasesByRoles: Record<string, string>): RolePhrase[] {
  return Object.entries(phrasesByRoles).flatMap(([roles, list]) =>
    list.split('|').map((phrase) => ({ phrase: phrase.trim().replaceAll(/\s+/g, ' '), acceptable: roles.split(' ') })),
  )
}

/** Which half of a table a phrase belongs to: weights and words are chosen by looking at the first half only. */
export function half(phrase: string): 'tuned' | 'unseen' {
  let hash = 2_166_136_261
  for (const character of phrase) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) & 1) === 0 ? 'tuned' : 'unseen'
}

import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'

const storageKey = 'talentplace.suggested'

interface Suggestion {
  readonly keywords: KeywordGroups
  readonly recognised: boolean
  /** The recommended role ids. */
  readonly roles: readonly number[]
  /** The roles chosen already. */
  readonly rids: readonly number[]
}

/**
 * B2.3: the role to select by itself, when the words led to exactly one and nothing is chosen. Once only for the same
 * words, so that a person who deselects it keeps it deselected; `seen` is what `suggestionKey` gave last time.
 */
export function singleSuggestion(
  { keywords, recognised, roles, rids }: Suggestion,
  seen: string | null,
): number | null {
  const [only, ...others] = roles
  if (!recognised || only === undefined || others.length > 0 || rids.length > 0) return null
  return suggestionKey(keywords) === seen ? null : only
}

export function suggestionKey(keywords: KeywordGroups): string {
  return JSON.stringify([keywords.roles, keywords.skills, keywords.tools, keywords.default])
}

/** The words whose single suggestion was taken last in this tab, also before a reload. */
export function readSuggested(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function keepSuggested(keywords: KeywordGroups): void {
  try {
    sessionStorage.setItem(storageKey, suggestionKey(keywords))
  } catch {
    // Without storage a reload may suggest it again; nothing else is lost.
  }
}

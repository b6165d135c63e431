import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'

/** What this page last knew of a stored draft: where its next save starts from. */
interface KnownDraft {
  version: number
  criteria: MatchingCriteria
}

/** By uuid. Apart from what loads and saves drafts, which first loads can do without. */
export const knownDrafts = new Map<string, KnownDraft>()

/** True when this page began or loaded the draft itself. */
export function isDraftKnown(uuid: string): boolean {
  return knownDrafts.has(uuid)
}

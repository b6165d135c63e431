import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Sending } from './draft-journal.ts'

/** What a page knows of a draft. */
export interface KnownDraft {
  version: number
  /** What is stored, as far as this page has heard. */
  base: MatchingCriteria
  /** The choices here; what they differ by from `base` is this page's change. */
  mine: MatchingCriteria
  /** Whether the person has changed something since the last save set out. */
  isEdited: boolean
  /** A save that set out and wasn't answered; it is repeated as it was. */
  sending: Sending | null
}

/** By uuid. Apart from what loads and saves drafts, which first loads can do without. */
export const knownDrafts = new Map<string, KnownDraft>()

/** True when this page began or opened the draft itself. */
export function isDraftKnown(uuid: string): boolean {
  return knownDrafts.has(uuid)
}

import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

/** A draft as the server has it. */
export interface StoredDraft {
  readonly version: number
  readonly criteria: MatchingCriteria
}

/** A save that set out; every attempt at it is the same. */
export interface Sending {
  readonly save_uuid: string
  readonly base: MatchingCriteria
  readonly criteria: MatchingCriteria
}

/** What one page holds of a draft. What `mine` differs by from `base` is that page's change. */
export interface PageChanges {
  readonly base: MatchingCriteria
  readonly mine: MatchingCriteria
  /** Whether `mine` has changes of the person that no save has taken along. */
  readonly isEdited: boolean
  readonly sending: Sending | null
}

/** What a browser keeps of a draft, so that a reload or a closed tab loses nothing that wasn't saved yet. */
export interface JournalEntry {
  /** The newest that any of its pages has heard of. */
  readonly stored: StoredDraft
  /** By page. */
  readonly pages: Readonly<Record<string, PageChanges>>
}

/** Shared by the tabs of a browser: one entry a draft. */
export interface DraftJournal {
  read(uuid: string): JournalEntry | null
  write(uuid: string, entry: JournalEntry | null): void
}

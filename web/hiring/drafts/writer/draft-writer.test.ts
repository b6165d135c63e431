import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { expect, test } from 'vitest'
import { nothingChosen } from '../nothing-chosen.ts'
import type { JournalEntry, Sending } from './draft-journal.ts'
import { createDraftWriter } from './draft-writer.ts'

const draft = 'a-draft'
const criteria: MatchingCriteria = nothingChosen

/** A page's writer over a browser that holds this of the draft. */
function writerOver(entry: JournalEntry | null) {
  return createDraftWriter({
    load: async () => ({ version: 1, criteria }),
    save: async () => ({ version: 2, criteria }),
    isPassing: () => true,
    present: () => null,
    show: () => undefined,
    newUuid: () => 'a-save',
    pages: { own: async () => 'this page', open: async () => new Set<string>() },
    drafts: new Map(),
    journal: { read: () => entry, write: () => undefined },
  })
}

function left(sending: Sending | null): JournalEntry {
  return {
    stored: { version: 1, criteria },
    pages: { 'an earlier page': { base: criteria, mine: criteria, isEdited: true, sending } },
  }
}

test('opening a draft saves only where a save of an earlier page was never answered', () => {
  expect(writerOver(null).savesOnOpening(draft)).toBe(false)
  expect(writerOver(left(null)).savesOnOpening(draft)).toBe(false)
  const unanswered = left({ save_uuid: 'a-save', base: criteria, criteria })
  expect(writerOver(unanswered).savesOnOpening(draft)).toBe(true)
})

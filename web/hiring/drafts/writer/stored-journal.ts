import { storedEntry } from '../../../platform/browser/stored-entry.ts'
import type { DraftJournal, JournalEntry } from './draft-journal.ts'

export const journalKey = 'talentplace.drafts'

/** The most drafts a browser keeps; those with nothing left to save go first. */
const maxDrafts = 8
const storage = storedEntry(journalKey)

/** Each with the person it was written for: nobody saves what another began in the same browser. */
type Stored = JournalEntry & { readonly of: string }

function readAll(): Readonly<Record<string, Stored>> {
  const value = storage.read()
  return typeof value === 'object' && value !== null ? (value as Record<string, Stored>) : {}
}

function isWaiting({ pages }: JournalEntry): boolean {
  return Object.values(pages).some(({ isEdited, sending }) => isEdited || sending !== null)
}

/** The journal of drafts in the browser's storage, for whoever is signed in. */
export function storedJournal(readUser: () => string | null): DraftJournal {
  return {
    read(uuid) {
      const stored = readAll()[uuid]
      return stored === undefined || stored.of !== readUser() ? null : { stored: stored.stored, pages: stored.pages }
    },
    write(uuid, entry) {
      const { [uuid]: _, ...others } = readAll()
      const of = readUser()
      if (of === null) return
      if (entry === null) return storage.write(others)
      const rest = Object.entries(others)
      const room = maxDrafts - 1 - rest.filter(([, stored]) => isWaiting(stored)).length
      const settled = rest.filter(([, stored]) => !isWaiting(stored)).slice(-Math.max(1, room))
      const waiting = rest.filter(([, stored]) => isWaiting(stored))
      storage.write({ ...Object.fromEntries([...waiting, ...settled]), [uuid]: { ...entry, of } })
    },
  }
}

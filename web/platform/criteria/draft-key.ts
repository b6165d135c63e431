import { newUuid } from '../browser/new-uuid.ts'
import { storedEntry } from '../browser/stored-entry.ts'

const entry = storedEntry('talentplace.draft-key', 'tab')

/** The key that the search at hand begins its draft with, the same at each try, also after a reload. */
export function draftKey(): string {
  const stored = entry.read()
  if (typeof stored === 'string') return stored
  const made = newUuid()
  entry.write(made)
  return made
}

/** The search at hand has its draft, or is another one. */
export function clearDraftKey(): void {
  entry.clear()
}

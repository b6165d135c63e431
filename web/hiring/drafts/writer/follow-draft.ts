import { criteriaChanged, isPageTouched, storedChoices } from '../../../platform/criteria/criteria-store.ts'
import { sessionState } from '../../../platform/session/session-store.ts'
import { keepSaved, refreshDraft } from './autosave.ts'
import { pageWriter } from './page-writer.ts'
import { journalKey } from './stored-journal.ts'

/** Saves the present choices onto their draft. Failures are told, never thrown. */
export async function saveChosen(): Promise<void> {
  const { uuid } = storedChoices()
  if (uuid === null) return
  pageWriter.changed(uuid, { byItself: false })
  await keepSaved(uuid)
}

/** Whose drafts this page knows. */
let owner: string | null = null

function clearOthers(): void {
  const user = sessionState.read().user?.uuid ?? owner
  if (owner !== null && user !== owner) pageWriter.eraseAll()
  owner = user
}

function lookAgain(): void {
  const { uuid } = storedChoices()
  if (uuid !== null && document.visibilityState === 'visible') void refreshDraft(uuid)
}

function followTabs({ key }: StorageEvent): void {
  const { uuid } = storedChoices()
  if (uuid !== null && key === journalKey) pageWriter.followJournal(uuid)
}

/**
 * Keeps the draft of this page's choices saved with every change, and in step with other tabs, and with other devices
 * whenever someone looks at the page again. Returns the end of it.
 */
export function followDraft(): () => void {
  clearOthers()
  const ends = [
    criteriaChanged.listen(({ byItself }) => {
      const { uuid } = storedChoices()
      if (uuid === null) return
      pageWriter.changed(uuid, { byItself })
      if (!byItself) void keepSaved(uuid)
    }),
    sessionState.listen(clearOthers),
  ]

  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('online', lookAgain)
  window.addEventListener('storage', followTabs)
  if (isPageTouched()) void saveChosen()

  return () => {
    for (const end of ends) end()
    document.removeEventListener('visibilitychange', lookAgain)
    window.removeEventListener('online', lookAgain)
    window.removeEventListener('storage', followTabs)
  }
}

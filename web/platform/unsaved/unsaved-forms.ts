import { useEffect } from 'react'
import { createStore } from '../browser/store.ts'

/** How many forms on the page hold something that isn't saved; a new version waits for them. */
export const unsavedForms = createStore(0)

/** Counts the calling form among the unsaved ones while `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    unsavedForms.replace(unsavedForms.read() + 1)
    return () => unsavedForms.replace(unsavedForms.read() - 1)
  }, [unsaved])
}

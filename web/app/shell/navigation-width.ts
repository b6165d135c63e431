import { useSyncExternalStore } from 'react'
import { createStore } from '../../platform/browser/store.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'

const entry = storedEntry('talentplace.navigation')

function readCollapsed(): boolean | null {
  const value = entry.read()
  return typeof value === 'object' && value !== null && 'collapsed' in value ? value.collapsed === true : null
}

/** What the person wants; null until they say. */
const wanted = createStore<boolean | null>(readCollapsed())
const no = (): boolean => false

const tablet = '(max-width: 1024px)'

function listen(listener: () => void): () => void {
  const query = window.matchMedia(tablet)
  query.addEventListener('change', listener)
  const end = wanted.listen(listener)
  return () => {
    query.removeEventListener('change', listener)
    end()
  }
}

/** A4.5: is the side navigation narrow? As the person said, remembered in this browser; until then on tablets only. */
export function useNarrowNavigation(): boolean {
  return useSyncExternalStore(listen, () => wanted.read() ?? window.matchMedia(tablet).matches, no)
}

export function collapse(collapsed: boolean): void {
  entry.write({ collapsed })
  wanted.replace(collapsed)
}

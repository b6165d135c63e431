import type { EventStorage } from './timer-queue.ts'

/** What stands in for the browser's storage where there is none: it lasts as long as the page. */
export function memoryStorage(): EventStorage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

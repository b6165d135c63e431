/** How long an entry is kept: `browser` for every tab until it is cleared, `tab` for one tab until it closes. */
type Keeping = 'browser' | 'tab'

/** One entry of the browser's storage. A browser that keeps nothing (private mode, blocked, full) loses it with the page. */
export interface StoredEntry {
  /** The entry as it was written, or null. */
  read(): unknown
  write(value: unknown): void
  clear(): void
}

function storage(keeping: Keeping): Storage | null {
  try {
    if (typeof window === 'undefined') return null
    return keeping === 'browser' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export function storedEntry(key: string, keeping: Keeping = 'browser'): StoredEntry {
  return {
    read() {
      try {
        const text = storage(keeping)?.getItem(key) ?? null
        return text === null ? null : JSON.parse(text)
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storage(keeping)?.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: the page goes on with what it holds in memory.
      }
    },
    clear() {
      storage(keeping)?.removeItem(key)
    },
  }
}

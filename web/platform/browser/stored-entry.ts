/** One entry of the browser's storage. A browser that keeps nothing (private mode, blocked, full) loses it with the page. */
export interface StoredEntry {
  /** The entry as it was written, or null. */
  read(): unknown
  write(value: unknown): void
  clear(): void
}

function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

export function storedEntry(key: string): StoredEntry {
  return {
    read() {
      try {
        const text = storage()?.getItem(key) ?? null
        return text === null ? null : JSON.parse(text)
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storage()?.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: the page goes on with what it holds in memory.
      }
    },
    clear() {
      storage()?.removeItem(key)
    },
  }
}

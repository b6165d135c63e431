/** Something that happens, and those who want to know. */
export interface Told<T> {
  tell(what: T): void
  /** Returns the end of listening. */
  listen(listener: (what: T) => void): () => void
}

export function told<T>(): Told<T> {
  const listeners = new Set<(what: T) => void>()
  return {
    tell(what) {
      for (const listener of listeners) listener(what)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

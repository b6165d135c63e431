/** Something that happens, and those who want to know. */
export interface Emitter<T> {
  emit(what: T): void
  /** Returns the end of listening. */
  listen(listener: (what: T) => void): () => void
}

export function emitter<T>(): Emitter<T> {
  const listeners = new Set<(what: T) => void>()
  return {
    emit(what) {
      for (const listener of listeners) listener(what)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

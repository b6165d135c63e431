import { emitter } from './emitter.ts'

/** A value outside React that components can follow with `useSyncExternalStore(kept.listen, kept.read)`. */
export interface Store<T> {
  read(): T
  replace(value: T): void
  listen(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const changed = emitter<void>()
  return {
    read: () => current,
    replace(value) {
      if (Object.is(value, current)) return
      current = value
      changed.emit()
    },
    listen: (listener) => changed.listen(listener),
  }
}

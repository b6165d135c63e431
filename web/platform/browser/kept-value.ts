import { told } from './told.ts'

/** A value outside React that components can follow with `useSyncExternalStore(kept.listen, kept.read)`. */
export interface KeptValue<T> {
  read(): T
  replace(value: T): void
  listen(listener: () => void): () => void
}

export function keptValue<T>(initial: T): KeptValue<T> {
  let current = initial
  const changed = told<void>()
  return {
    read: () => current,
    replace(value) {
      if (Object.is(value, current)) return
      current = value
      changed.tell()
    },
    listen: (listener) => changed.listen(listener),
  }
}

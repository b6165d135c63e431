import { useRef, useState } from 'react'
import { storedEntry } from './stored-entry.ts'

export interface StoredState<T> {
  readonly value: T
  /** Changes parts of it; several changes in one go add up. */
  readonly change: (changed: Partial<T>) => void
  /** Back to how it began, kept no longer. */
  readonly clear: () => void
}

/** State that is kept for this tab: a reload brings it back. Another key takes another component (a React key). */
export function useStoredState<T extends object>(key: string, initial: () => T): StoredState<T> {
  const [entry] = useState(() => storedEntry(key, 'tab'))
  const [value, setValue] = useState<T>(() => ({ ...initial(), ...(entry.read() as Partial<T> | null) }))
  const latest = useRef(value)

  function replace(next: T): void {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    change(changed) {
      replace({ ...latest.current, ...changed })
      entry.write(latest.current)
    },
    clear() {
      replace(initial())
      entry.clear()
    },
  }
}

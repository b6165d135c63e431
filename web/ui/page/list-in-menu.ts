import { useEffect, useSyncExternalStore } from 'react'
import { emitter } from '../../platform/browser/emitter.ts'

const changed = emitter<void>()
let list: string | null = null

function set(next: string | null): void {
  list = next
  changed.emit()
}

/** Says in which list what the page shows stands, where its address doesn't: the menu marks that list. */
export function useListInMenu(to: string | null): void {
  useEffect(() => {
    if (to === null) return undefined
    set(to)
    return () => set(null)
  }, [to])
}

/** The address of that list; null: the page's own address says it. */
export function useNamedList(): string | null {
  return useSyncExternalStore(
    (listener) => changed.listen(listener),
    () => list,
    () => null,
  )
}

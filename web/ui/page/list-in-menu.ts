import { useEffect, useSyncExternalStore } from 'react'

const changes = new EventTarget()
let list: string | null = null

function set(next: string | null): void {
  list = next
  changes.dispatchEvent(new Event('change'))
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
    (listener) => {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
    () => list,
    () => null,
  )
}

import type { AppHistory } from './app-history.ts'

let current: AppHistory | null = null

/** Makes this the history that `goTo` moves in. */
export function setAppHistory(history: AppHistory): void {
  current = history
}

/** Goes to one of our own addresses from code outside a component. Replacing keeps the page scrolled where it is. */
export function goTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) current?.replace(to, null, { preventScrollReset: true })
  else current?.push(to)
}

/** Path and search text of the present address. */
export function presentAddress(): { pathname: string; search: string } {
  return current?.read().location ?? { pathname: '', search: '' }
}

import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Keys on a row's link: arrows, Home and End go to other rows; with Alt, Page Down and Page Up turn
 * the page. Everywhere else keys do what they always do.
 */
export function pressRowKey(event: KeyboardEvent<HTMLAnchorElement>, turn: (pages: number) => void): void {
  const body = event.currentTarget.closest('tbody')
  const links = [...(body?.querySelectorAll<HTMLAnchorElement>('a[data-row-link]') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.altKey) {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    event.preventDefault()
    turn(event.key === 'PageDown' ? 1 : -1)
    return
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
}

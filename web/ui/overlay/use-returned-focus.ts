import { useLayoutEffect, useRef } from 'react'

/** Milliseconds after which what closes no longer holds focus, and whatever comes instead has taken it. */
const afterClosing = 10

const dialogOf = (element: Element) => element.closest('[role="dialog"]')

/** Nobody else has focus: it is nowhere, or still in what closes. */
function isFree(opener: HTMLElement): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  const dialog = dialogOf(activeElement)
  return dialog !== null && dialog !== dialogOf(opener)
}

/**
 * What closes gives focus back to what had it before, also where it opens with its first render and leaves with its last,
 * which Mantine's own way doesn't see. Where something else has taken focus meanwhile it stays there.
 */
export function useReturnedFocus(opened: boolean): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    if (!opened) return undefined
    clearTimeout(timer.current)
    const opener = document.activeElement
    return () => {
      timer.current = setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && isFree(opener)) opener.focus({ preventScroll: true })
      }, afterClosing)
    }
  }, [opened])
}

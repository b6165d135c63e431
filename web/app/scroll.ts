import { useLayoutEffect, useRef } from 'react'
import type { Visit } from '../platform/navigation/app-history.ts'

const storageKey = 'talentplace.scroll'

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Going back finds the page scrolled as it was left; going on begins at the top, or at the address's `#part`. */
export function useScroll({ location: { key, hash }, action, keepsScroll }: Visit): void {
  const positions = useRef<Positions | null>(null)

  useLayoutEffect(() => {
    const known = (positions.current ??= readPositions())
    history.scrollRestoration = 'manual'
    const note = (): void => void (known[key] = Math.round(window.scrollY))
    const keep = (): void => {
      note()
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(known))
      } catch {
        // Nothing to keep it in: a reload begins at the top.
      }
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [key])

  useLayoutEffect(() => {
    const top = action === 'POP' ? positions.current?.[key] : undefined
    if (top !== undefined) {
      window.scrollTo(0, top)
    } else if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView()
    } else if (action !== 'POP' && !keepsScroll) {
      window.scrollTo(0, 0)
    }
  }, [key, hash, action, keepsScroll])
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { OptionalPart } from './optional-part.tsx'

/** Milliseconds after which the page is taken to have settled. */
const settledAfter = 3_000

interface LazyOnVisibleProps {
  /** Holds the place, as high as what will be there. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * For what stands below the first screen: drawn once its place comes near the window, and by itself when the page has
 * settled, so that it is found by a search in the page and by those who go from heading to heading. Nothing where it fails.
 */
export function LazyOnVisible({ fallback, children }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)

  useEffect(() => {
    if (due || !place.current) return undefined
    const show = (): void => setDue(true)
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: '400px' },
    )
    near.observe(place.current)
    const timer = setTimeout(show, settledAfter)
    return () => {
      near.disconnect()
      clearTimeout(timer)
    }
  }, [due])

  if (due) return <OptionalPart fallback={fallback}>{children}</OptionalPart>
  return <div ref={place}>{fallback}</div>
}

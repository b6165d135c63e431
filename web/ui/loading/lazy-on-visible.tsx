import { useEffect, useRef, useState, type ReactNode } from 'react'
import { OptionalPart } from './optional-part.tsx'

/** Milliseconds after which the page is taken to have settled. */
const settledAfter = 3_000

/** The same of what is far down: no first load takes so long. */
const longSettledAfter = 10_000

interface LazyOnVisibleProps {
  /** Holds the place, as high as what will be there. */
  readonly fallback: ReactNode
  /** It is no part of a first load: it comes once its place is seen. */
  readonly isFarDown?: boolean
  readonly children: ReactNode
}

/**
 * For what stands below the first screen: drawn once its place comes into the window, and by itself when the page has
 * settled, so that it is found by a search in the page and by those who go from heading to heading. Nothing where it fails.
 */
export function LazyOnVisible({ fallback, isFarDown = false, children }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)

  useEffect(() => {
    if (due || !place.current) return undefined
    const show = (): void => setDue(true)
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: '0px' },
    )
    near.observe(place.current)
    const timer = setTimeout(show, isFarDown ? longSettledAfter : settledAfter)
    return () => {
      near.disconnect()
      clearTimeout(timer)
    }
  }, [due, isFarDown])

  if (due) return <OptionalPart fallback={fallback}>{children}</OptionalPart>
  return <div ref={place}>{fallback}</div>
}

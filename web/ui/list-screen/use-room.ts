import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide the element is, in whole px, before it is first painted and whenever that changes. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1024)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = (): void => setWidth(Math.round(measured.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}

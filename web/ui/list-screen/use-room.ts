import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The greatest of the widths (px, ascending, made once) that the element has room for, or 0; known before it is first
 * painted. Most often all of them fit: then nothing is rendered twice.
 */
export function useRoom(element: RefObject<HTMLElement | null>, widths: readonly number[]): number {
  const [room, setRoom] = useState(widths.at(-1) ?? 0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = (): void => {
      const width = Math.round(measured.clientWidth)
      setRoom(widths.findLast((each) => each <= width) ?? 0)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, widths])
  return room
}

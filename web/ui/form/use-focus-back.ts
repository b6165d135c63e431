import { useEffect, useRef, type RefObject } from 'react'

/** Gives focus to the first button of an element once what it opened has closed again. */
export function useFocusBack<Place extends HTMLElement>(opened: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const wasOpened = useRef(opened)
  useEffect(() => {
    if (wasOpened.current && !opened) place.current?.querySelector('button')?.focus()
    wasOpened.current = opened
  }, [opened])
  return place
}

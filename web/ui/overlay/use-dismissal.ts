import { useEffect, type RefObject } from 'react'

/** Closes what is open when Escape is pressed in it (giving focus back to its button) and when focus leaves it. */
export function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const element = root.current
    if (!open || !element) return undefined
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      element.querySelector('button')?.focus()
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) close()
    }
    element.addEventListener('keydown', escape)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('keydown', escape)
      element.removeEventListener('focusout', leave)
    }
  }, [root, open, close])
}

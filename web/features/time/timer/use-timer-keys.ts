import { useEffect, useEffectEvent } from 'react'

export interface TimerKeys {
  /** Alt+Shift+P: pause, or resume. */
  readonly onPause: () => void
  /** Alt+Shift+T: to where a timer is started, and where all of them stand. */
  readonly onGo: () => void
}

/** The keys, as `aria-keyshortcuts` says them. */
export const timerKeys = { pause: 'Alt+Shift+P', go: 'Alt+Shift+T' } as const

/** The timer's own keys, on every page. A key is known by its place: with Alt the letters of some keyboards are others. */
export function useTimerKeys({ onPause, onGo }: TimerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat) return
    const action = { KeyP: onPause, KeyT: onGo }[event.code]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

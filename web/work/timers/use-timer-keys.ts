import { useEffect, useEffectEvent } from 'react'

export interface TimerKeys {
  /** Alt+Shift+S: stop what runs, or start what was worked on last. */
  readonly onToggle: () => void
  /** Alt+Shift+P: pause, or resume. */
  readonly onPause: () => void
  /** Alt+Shift+T: to where a timer is started, and where all of them stand. */
  readonly onGo: () => void
}

/** The keys, as `aria-keyshortcuts` says them. */
export const timerKeys = { toggle: 'Alt+Shift+S', pause: 'Alt+Shift+P', go: 'Alt+Shift+T' } as const

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** True where a key with Alt and Shift writes another character than its letter, as Option does on a Mac. */
export function writesCharacter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean {
  return key.length === 1 && key.toUpperCase() !== code.replace('Key', '')
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(editable) !== null
}

/** The timer's own keys, on every page. A key is known by its place: with Alt the letters of some keyboards are others. */
export function useTimerKeys({ onToggle, onPause, onGo }: TimerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat) return
    const action = { KeyS: onToggle, KeyP: onPause, KeyT: onGo }[event.code]
    if (!action || (isField(event.target) && writesCharacter(event))) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

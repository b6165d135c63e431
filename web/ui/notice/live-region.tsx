import { useSyncExternalStore } from 'react'
import styles from '../visually-hidden.module.css'

let announced = ''
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has screen readers say the text when they have finished what they are saying. The same text twice is said twice. */
export function announce(text: string): void {
  announced = announced === text ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The place announcements are read from; stands once, in the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    listen,
    () => announced,
    () => '',
  )
  return (
    <output className={styles.hidden} aria-live="polite">
      {text}
    </output>
  )
}

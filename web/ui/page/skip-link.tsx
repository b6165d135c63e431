import type { MouseEvent } from 'react'
import styles from './skip-link.module.css'

/** Leads the keyboard past what comes next; seen only while it has the focus. @param to id of what takes the focus */
export function SkipLink({ to, children }: { to: string; children: string }) {
  function skip(event: MouseEvent): void {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={styles.skip} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}

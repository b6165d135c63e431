import type { ReactNode } from 'react'
import styles from './fact-line.module.css'

/** A few facts side by side: a `div` of `dt` and `dd` each. */
export function FactLine({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

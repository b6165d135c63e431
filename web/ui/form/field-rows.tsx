import type { ReactNode } from 'react'
import styles from './field-rows.module.css'

/** Fields side by side, as many as there is room for: what is entered is in line, whatever is said above or below it. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}

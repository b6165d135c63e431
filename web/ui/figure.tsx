import type { ReactNode } from 'react'
import styles from './figure.module.css'

interface FigureProps {
  readonly label: string
  /** The number as it is read, e.g. `412` or `25 h`. */
  readonly value: string
  readonly note?: ReactNode
}

/** One number that matters, with what it counts. Stands in a `dl`. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

/** Figures side by side, as many in a row as fit. `compact`: many of them, each smaller. */
export function Figures({ compact = false, children }: { compact?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.figures} data-compact={compact || undefined}>
      {children}
    </dl>
  )
}

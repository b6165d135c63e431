import type { ReactNode } from 'react'
import styles from './description-list.module.css'

interface DescriptionListProps {
  /** What is said where nothing is known. */
  readonly none?: string
  /** A `Description` each. */
  readonly children: readonly ReactNode[]
}

/** What is known of something, a line each. */
export function DescriptionList({ none, children }: DescriptionListProps) {
  if (children.length === 0) return <p className={styles.none}>{none}</p>
  return <dl className={styles.facts}>{children}</dl>
}

/** A name and what it is; where room is short one below the other. */
export function Description({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

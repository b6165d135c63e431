import type { ReactNode } from 'react'
import styles from './step-heading.module.css'

/** The heading of a step and what to do in it. */
export function StepHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

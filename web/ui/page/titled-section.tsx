import type { ReactNode } from 'react'
import styles from './titled-section.module.css'

interface TitledSectionProps {
  /** The heading's, by which the section is named. */
  readonly id: string
  readonly title: string
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A part of a public page, under a display heading of the second order. */
export function TitledSection({ id, title, busy = false, children }: TitledSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

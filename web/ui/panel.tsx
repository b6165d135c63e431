import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** A sentence below the heading. */
  readonly lead?: ReactNode
  /** Stands beside the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A named part of a page, in a hairline frame. */
export function Panel({ title, lead, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}

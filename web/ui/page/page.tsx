import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /** The page's one main heading; focus goes there on arrival. */
  readonly heading: string
  /** A sentence below it. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A public reading page: a display heading, a lead and a column of text. */
export function Page({ heading, lead, children }: PageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

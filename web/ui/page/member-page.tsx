import type { ReactNode } from 'react'
import styles from './member-page.module.css'

interface MemberPageProps {
  /** The page's one main heading; focus goes there on arrival. */
  readonly heading: string
  /** A sentence below it. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page of the signed-in area with one column of forms or panels; its heading looks as those of lists and records do. */
export function MemberPage({ heading, lead, children }: MemberPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

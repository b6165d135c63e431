import type { ReactNode } from 'react'
import styles from './overview-page.module.css'

interface OverviewPageProps {
  readonly heading: string
  /** A line below the heading. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** A page that leads to others: a heading, and below it what is laid out by the page itself. */
export function OverviewPage({ heading, about, children }: OverviewPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {about && <div className={styles.about}>{about}</div>}
      </div>
      {children}
    </div>
  )
}

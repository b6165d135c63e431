import type { ReactNode } from 'react'
import styles from './overview-page.module.css'

interface OverviewPageProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A page that leads to others: a heading, and below it what is laid out by the page itself. */
export function OverviewPage({ heading, children }: OverviewPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </div>
  )
}

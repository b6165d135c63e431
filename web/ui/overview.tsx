import type { ReactNode } from 'react'
import { OverviewPage } from './overview-page.tsx'
import styles from './overview.module.css'

interface OverviewProps {
  readonly heading: string
  /** A line below the heading. */
  readonly about?: ReactNode
  /** What matters most, in the wide column. */
  readonly main: ReactNode
  /** What is good to know beside it; below it on narrow screens. */
  readonly side: ReactNode
}

/** A page that a person begins at: a greeting, and panels in two columns. */
export function Overview({ heading, about, main, side }: OverviewProps) {
  return (
    <OverviewPage heading={heading} about={about}>
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </OverviewPage>
  )
}
